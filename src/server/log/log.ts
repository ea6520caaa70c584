import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBuilding } from '../../next-internals/built-pages.ts';

type LogEntry = {
  level: 'error' | 'warn' | 'info';
  /** An operation of the service, the pattern of a route, or the part of the server that writes the line. */
  operation: string;
  message: string;
  durationMs?: number;
  /** The status of an answer; missing where there was none. */
  status?: number;
  /** The kind of a failed call, or the name of an error. */
  error?: string;
  stack?: string[];
};

/**
 * Writes a line of the log: in a production server one JSON object with the time and the id of the running request, in
 * development and in a build a sentence. No entry may contain a body, a query, or anything that a person typed.
 */
export function log(entry: LogEntry): void {
  if (isProductionServer()) {
    const { level, ...fields } = entry;
    const line = { time: new Date().toISOString(), level, id: requestId(), ...fields };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  } else {
    console[entry.level](sentenceOf(entry));
  }
}

export function isProductionServer(): boolean {
  return process.env.NODE_ENV === 'production' && !isBuilding();
}

function sentenceOf({ operation, message, durationMs, stack = [] }: LogEntry): string {
  const duration = durationMs === undefined ? '' : ` (${durationMs} ms)`;
  return [`${operation}: ${message}${duration}`, ...stack].join('\n  ');
}

// The form of nginx's `$request_id`. Anything else would come from a client that reached this instance directly.
const FORM = /^[0-9a-f]{32}$/;

// Routes and start-up code are separate bundles, so the storage is on globalThis.
const shared = globalThis as { kelanaRequestIds?: AsyncLocalStorage<string> };
shared.kelanaRequestIds ??= new AsyncLocalStorage();
const ids = shared.kelanaRequestIds;

/** Returns the id of the request that this code runs for; undefined outside of a request, such as in a build. */
export function requestId(): string | undefined {
  return ids.getStore();
}

/** Runs code that outlives the request in which it starts, such as a connection, without the id of that request. */
export function withoutRequest<Result>(run: () => Result): Result {
  return ids.exit(run);
}

/** Runs work that no request waits for with an id of its own, so that its calls can be found in the logs. */
export function withNewId<Result>(run: () => Result): Result {
  return ids.run(newId(), run);
}

const newId = () => randomUUID().replaceAll('-', '');

/**
 * Gives every request an id, that of nginx or else a new one, and sends it with the response: in a header of its own
 * for logs, and in `Server-Timing`, which a script of the page can read (`src/lib/http/document-request-id.ts`).
 */
export function identifyRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && FORM.test(given) ? given : newId();
    response.setHeader('X-Request-Id', id);
    response.setHeader('Server-Timing', `request;desc="${id}"`);
    // The server emits the request right after this event, in the same context.
    ids.enterWith(id);
  });
}
