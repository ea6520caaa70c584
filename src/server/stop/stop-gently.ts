import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { isStopping, noteStop } from './stopping';

type Wait = {
  /** How long the server continues after SIGTERM, so that the load balancer notices that it is not ready. */
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
  // Subscribed before the device redirect, which may send the headers of the answer.
  subscribe('http.server.request.start', (message) => {
    if (isStopping()) (message as { response: ServerResponse }).response.setHeader('Connection', 'close');
  });
  process.on('SIGTERM', (signal) => {
    // A second signal must not cut off the requests that are still being answered.
    if (isStopping()) return;
    noteStop();
    setTimeout(() => process.exit(143), limitMs).unref();
    setTimeout(() => {
      for (const end of own) end(signal);
    }, delayMs);
  });
}
