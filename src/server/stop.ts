import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

// Routes and start-up code are separate bundles, so the flag is stored on globalThis.
const shared = globalThis as { kelanaIsStopping?: boolean };

/** Returns true once this instance has received SIGTERM. */
export function isStopping(): boolean {
  return shared.kelanaIsStopping === true;
}

type Wait = {
  /** Time of serving requests after SIGTERM, during which the load balancer detects that the instance is not ready. */
  delayMs: number;
  /** Time after SIGTERM at which the process ends even when requests are still running. */
  limitMs: number;
};

/**
 * Extends Next's handling of SIGTERM (stop listening, finish requests): the readiness check fails first, keep-alive
 * connections are closed, and there is a time limit. Must run after Next has registered its handlers.
 */
export function stopGently({ delayMs, limitMs }: Wait): void {
  const nextListeners = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  // Must be subscribed before the device redirect, which may already send the headers.
  subscribe('http.server.request.start', (message) => {
    if (isStopping()) (message as { response: ServerResponse }).response.setHeader('Connection', 'close');
  });
  process.on('SIGTERM', (signal) => {
    // A second SIGTERM must not cut off requests that are still running.
    if (isStopping()) return;
    shared.kelanaIsStopping = true;
    setTimeout(() => process.exit(143), limitMs).unref();
    setTimeout(() => {
      for (const end of nextListeners) end(signal);
    }, delayMs);
  });
}
