import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { noteStop } from './stopping';

type Wait = {
  /** How long it goes on serving after SIGTERM, so that whoever spreads the requests sees that it is not ready. */
  delayMs: number;
  /** When it ends at the latest, counted from SIGTERM, whatever is still under way. */
  limitMs: number;
};

/**
 * Adds to what Next does on SIGTERM (it stops listening and lets requests end) that the load balancer learns of it
 * first, that no kept connection brings another request, and that it ends at all. Next registers its own first.
 */
export function stopGently({ delayMs, limitMs }: Wait): void {
  const own = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', (signal) => {
    noteStop();
    subscribe('http.server.request.start', (message) => {
      (message as { response: ServerResponse }).response.setHeader('Connection', 'close');
    });
    setTimeout(() => process.exit(143), limitMs).unref();
    setTimeout(() => {
      for (const end of own) end(signal);
    }, delayMs);
  });
}

/** The two times as the environment has them; without it, at once and after ten seconds. */
export function waitOf(environment: Record<string, string | undefined>): Wait {
  const delayMs = milliseconds('STOP_DELAY_MS', environment.STOP_DELAY_MS, 0);
  const limitMs = milliseconds('STOP_LIMIT_MS', environment.STOP_LIMIT_MS, 10_000);
  if (limitMs <= delayMs) throw new Error(`STOP_LIMIT_MS (${limitMs}) must be more than STOP_DELAY_MS (${delayMs}).`);
  return { delayMs, limitMs };
}

function milliseconds(name: string, text: string | undefined, fallback: number): number {
  const value = text ? Number(text) : fallback;
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name} must be a number of milliseconds; it is "${text}".`);
}
