import { reasonOf } from '../../lib/reason-of.ts';
import type { Measure } from '../bench/measure.ts';
import { median, percentile } from '../bench/statistics.ts';
import { gatewayUrl, type Instance } from './cluster-servers.ts';
import { type MemoryUse, memoryAfterCollection, residentMib } from './memory.ts';
import { BYPASS_CACHE, formatFailures, type LoadResult, sendLoad } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/group-tour/18', '/blog', '/en/career', '/contact', '/mice'];
const PER_SECOND = 100;
const GROUP = 'soak';

/**
 * The results of a third of the run: the load and the 99th percentile in milliseconds of each minute, and for each
 * instance the median of its resident memory in MiB and its memory after a garbage collection at the end.
 */
type Third = { loads: LoadResult[]; p99Ms: number[]; residentMib: number[]; afterCollection: MemoryUse[] };

/**
 * Sends an even load for a number of minutes, at least three (R10). The first third is the warm-up. The response times
 * and the memory of the last third are compared with those of the second third, and the memory after a collection at
 * the end with that at the end of the first third. Pages are cached for a minute, so every minute regenerates the same
 * number of them.
 */
export async function measureSoak(instances: Instance[], minutes: number): Promise<Measure[]> {
  const minutesOfThird = Math.max(1, Math.round(minutes / 3));
  const [warmUp, second, last] = [
    await runThird(1, minutesOfThird, instances),
    await runThird(2, minutesOfThird, instances),
    await runThird(3, minutesOfThird, instances),
  ];
  const loads = [warmUp, second, last].flatMap((third) => third.loads);
  const failures = loads.flatMap((load) => load.failures);
  const sent = loads.reduce((sum, load) => sum + load.sent, 0);
  const duration = `${minutesOfThird * 3} min at ${PER_SECOND}/s`;
  const [before, after] = [median(second.p99Ms), median(last.p99Ms)];
  return [
    {
      group: GROUP,
      subject: 'requests',
      value: failures.length,
      unit: 'failed',
      goal: { atMost: 0 },
      detail: `of ${sent} requests in ${duration} ${formatFailures(failures)}`.trim(),
    },
    growthMeasure('memory', second.residentMib, last.residentMib),
    growthMeasure(
      'memory after a collection',
      warmUp.afterCollection.map((memory) => memory.residentMib),
      last.afterCollection.map((memory) => memory.residentMib),
    ),
    growthMeasure(
      'objects in use',
      warmUp.afterCollection.map((memory) => memory.inUseMib),
      last.afterCollection.map((memory) => memory.inUseMib),
    ),
    {
      group: GROUP,
      subject: 'p99',
      value: (after / before - 1) * 100,
      unit: '%',
      goal: { atMost: 10 },
      detail: `median of ${minutesOfThird} minutes: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`,
    },
  ];
}

async function runThird(number: number, minutes: number, instances: Instance[]): Promise<Third> {
  const load = { urls: PATHS.map((path) => gatewayUrl + path), perSecond: PER_SECOND, headers: BYPASS_CACHE };
  const loads: LoadResult[] = [];
  const p99Ms: number[] = [];
  const residentByMinute: number[][] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const result = await sendLoad(load, PER_SECOND * 60);
    loads.push(result);
    p99Ms.push(percentile(result.durationsMs, 0.99));
    const resident = instances.map(residentMib);
    residentByMinute.push(resident);
    const figures = [...resident.map(formatMib), `p99 ${p99Ms.at(-1)?.toFixed(1)} ms`];
    console.log(`   third ${number}, minute ${minute} of ${minutes}: ${figures.join(', ')}`);
  }
  const afterCollection = await Promise.all(
    instances.map((instance) => memoryAfterCollection(instance).catch(reportUnknownMemory)),
  );
  const formatted = afterCollection.map(({ residentMib, inUseMib }) => {
    return `${formatMib(residentMib)} (${formatMib(inUseMib)} in use)`;
  });
  console.log(`   third ${number}, after a collection: ${formatted.join(', ')}`);
  const medians = instances.map((_, index) => median(residentByMinute.map((minute) => minute[index] as number)));
  return { loads, p99Ms, residentMib: medians, afterCollection };
}

/** Prints the error and returns NaN for the memory, so that the other figures of the run are not lost. */
function reportUnknownMemory(error: unknown): MemoryUse {
  console.error(reasonOf(error));
  return { residentMib: Number.NaN, inUseMib: Number.NaN };
}

/** Returns the growth in percent of the instance that grew most; NaN when the memory of an instance is unknown. */
function growthMeasure(subject: string, before: number[], after: number[]): Measure {
  const growths = after.map((mib, index) => (mib / (before[index] as number) - 1) * 100);
  const value = Math.max(...growths);
  const index = Math.max(0, growths.indexOf(value));
  const detail = `${formatMib(before[index] as number)}, then ${formatMib(after[index] as number)}`;
  return { group: GROUP, subject, value, unit: '%', goal: { atMost: 5 }, detail };
}

const formatMib = (mib: number) => `${Math.round(mib)} MiB`;
