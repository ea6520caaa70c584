import { readFileSync } from 'node:fs';
import type { Measure } from '../../lib/measure.ts';
import { median, percentile } from '../../lib/statistics.ts';
import { gatewayUrl, type Instance } from './cluster-servers.ts';
import { BYPASS_CACHE, failedRequests, type LoadResult, sendLoad } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/group-tour/18', '/blog', '/en/career', '/contact', '/mice'];
const PER_SECOND = 100;
const GROUP = 'soak';

/** The load of a minute, and the resident memory of each instance in MiB at its end. */
type Minute = { load: LoadResult; residentMib: number[] };

/**
 * Sends an even load for a number of minutes, at least three (R10). The first third is the warm-up; the response times
 * and the memory of the last third are compared with those of the second. Pages are cached for a minute, so every minute
 * regenerates the same number of them.
 */
export async function measureSoak(instances: Instance[], minutes: number): Promise<Measure[]> {
  const perThird = Math.max(1, Math.round(minutes / 3));
  const results: Minute[] = [];
  while (results.length < 3 * perThird) {
    const urls = PATHS.map((path) => gatewayUrl + path);
    const load = await sendLoad({ urls, perSecond: PER_SECOND, headers: BYPASS_CACHE }, PER_SECOND * 60);
    const residentMib = instances.map(readResidentMib);
    results.push({ load, residentMib });
    const memory = residentMib.map((mib) => `${Math.round(mib)} MiB`);
    console.log(`   minute ${results.length}: ${memory.join(', ')}, p99 ${p99Of(load).toFixed(1)} ms`);
  }
  const [second, last] = [results.slice(perThird, 2 * perThird), results.slice(2 * perThird)];
  const mibOf = (third: Minute[], index: number) =>
    median(third.map(({ residentMib }) => residentMib[index] as number));
  const p99Ms = (third: Minute[]) => median(third.map(({ load }) => p99Of(load)));
  return [
    failedRequests(GROUP, `requests in ${3 * perThird} min`, {
      sent: results.reduce((sum, { load }) => sum + load.sent, 0),
      failures: results.flatMap(({ load }) => load.failures),
    }),
    ...instances.map((_, index) => {
      return growthMeasure(`memory of instance ${index + 1}`, 'MiB', mibOf(second, index), mibOf(last, index), 5);
    }),
    growthMeasure('p99', 'ms', p99Ms(second), p99Ms(last), 10),
  ];
}

/** Returns the growth from the second to the last third, in percent. */
function growthMeasure(subject: string, unit: string, before: number, after: number, atMost: number): Measure {
  const detail = `${before.toFixed(1)} ${unit}, then ${after.toFixed(1)} ${unit}`;
  return { group: GROUP, subject, value: (after / before - 1) * 100, unit: '%', goal: { atMost }, detail };
}

const p99Of = ({ durationsMs }: LoadResult) => percentile(durationsMs, 0.99);

/** Returns the resident memory of the process, including garbage that is not collected yet. */
function readResidentMib({ pid }: Instance): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
