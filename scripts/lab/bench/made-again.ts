import { renewal } from '../../lib/prerendered.ts';
import { benchWorld } from './bench-world.ts';
import type { Measure } from './measure.ts';
import { spread } from './statistics.ts';

const TIMES = 30;

/**
 * Measures the time to regenerate each page, one request after the other: the cost of a cache miss, service included.
 */
export async function madeAgain(pages: readonly { name: string; path: string }[]): Promise<Measure[]> {
  const headers = renewal(benchWorld.distDir);
  const measures: Measure[] = [];
  for (const { name, path } of pages) {
    const taken: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const from = performance.now();
      const answer = await fetch(benchWorld.siteUrl + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} made anew: ${answer.status}`);
      taken.push(performance.now() - from);
    }
    const { median, min, max } = spread(taken);
    const detail = `${min.toFixed(0)}–${max.toFixed(0)} ms`;
    measures.push({ group: 'a page made anew', subject: name, value: median, unit: 'ms', detail });
  }
  return measures;
}
