import { revalidationHeaders } from '../../lib/prerendered.ts';
import { benchSite } from './bench-site.ts';
import { type Measure, measureOfRuns } from './measure.ts';

const RUNS = 30;

/**
 * Measures the time to regenerate each page, one request after the other: the cost of a cache miss, including the time
 * of the service. Throws when a page responds with an error.
 */
export async function measureRegeneration(pages: readonly { name: string; path: string }[]): Promise<Measure[]> {
  const headers = revalidationHeaders(benchSite.distDir);
  const measures: Measure[] = [];
  for (const { name, path } of pages) {
    const durations: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const response = await fetch(benchSite.siteUrl + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} failed to regenerate with status ${response.status}`);
      durations.push(performance.now() - startedAt);
    }
    measures.push(measureOfRuns({ group: 'page regeneration', subject: name, unit: 'ms' }, durations));
  }
  return measures;
}
