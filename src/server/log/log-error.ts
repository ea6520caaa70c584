import { format, stripVTControlCharacters } from 'node:util';
import { errorText, withoutPersonalData } from '@/lib/error-text';
import { isProductionServer, log } from './log';

// Routes and start-up code are separate bundles, so the set is on globalThis.
const shared = globalThis as { kelanaLoggedErrors?: WeakSet<object> };
shared.kelanaLoggedErrors ??= new WeakSet();
const logged = shared.kelanaLoggedErrors;

/** Logs an error once, however many parts of the server report it. */
export function logError(thrown: unknown, operation: string): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (logged.has(thrown)) return;
    logged.add(thrown);
  }
  const { name, message, stack } = errorText(thrown);
  log({ level: 'error', operation, error: name, message, stack });
}

/**
 * Makes lines of the log out of what Next and packages write to the console. Next writes the error of a page two or
 * three times, the first time before it calls `onRequestError`, which knows the route; so an error waits for that call.
 */
export function logConsole(): void {
  // Elsewhere the log itself is written to the console.
  if (!isProductionServer()) return;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error) setImmediate(logError, error, 'console');
      else
        log({ level, operation: 'console', message: withoutPersonalData(stripVTControlCharacters(format(...parts))) });
    };
  }
}
