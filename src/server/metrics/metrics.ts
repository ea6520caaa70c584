import type { Metrics } from './serve-metrics.ts';

/** Returns what this server counts; undefined without METRICS_PORT, in development and in a build. */
export function metrics(): Metrics | undefined {
  // Pages, routes and start-up code are separate bundles, so `serveMetrics` puts the metrics on globalThis.
  return (globalThis as { kelanaMetrics?: Metrics }).kelanaMetrics;
}
