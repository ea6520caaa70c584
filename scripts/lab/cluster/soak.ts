import { reasonOf } from '../../lib/reason-of.ts';
import type { Measure } from '../bench/measure.ts';
import { median, percentile } from '../bench/statistics.ts';
import { gatewayUrl, type Instance } from './cluster-world.ts';
import { type Collected, collected, residentMib } from './memory.ts';
import { formatFailures, type Outcome, PAST_THE_CACHE, sendLoad } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/group-tour/18', '/blog', '/en/career', '/contact', '/mice'];
const PER_SECOND = 100;
const GROUP = 'soak';

/**
 * The results of a third of the time: the 99th percentile of each minute, the memory of each instance (the median of
 * its minutes), and its memory after a collection at the end.
 */
type Third = { outcomes: Outcome[]; slowMs: number[]; residentMib: number[]; collected: Collected[] };

/**
 * Sends an even load for some minutes (R10), at least three. The first third is the warm-up. The last third is compared
 * with the second, and the memory at its end with that at the end of the first. Pages are cached for a minute, so every
 * minute regenerates the same number of them.
 */
export async function soak(instances: Instance[], minutes: number): Promise<Measure[]> {
  const each = Math.max(1, Math.round(minutes / 3));
  const [warmUp, second, last] = [
    await thirdOf(1, each, instances),
    await thirdOf(2, each, instances),
    await thirdOf(3, each, instances),
  ];
  const outcomes = [warmUp, second, last].flatMap((third) => third.outcomes);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const sent = outcomes.reduce((sum, outcome) => sum + outcome.sent, 0);
  const lasted = `${each * 3} min at ${PER_SECOND}/s`;
  const [before, after] = [median(second.slowMs), median(last.slowMs)];
  return [
    {
      group: GROUP,
      subject: 'requests',
      value: failures.length,
      unit: 'failed',
      goal: { atMost: 0 },
      detail: `of ${sent} requests in ${lasted} ${formatFailures(failures)}`.trim(),
    },
    growthOf('memory', second.residentMib, last.residentMib),
    growthOf(
      'memory after a collection',
      warmUp.collected.map((held) => held.residentMib),
      last.collected.map((held) => held.residentMib),
    ),
    growthOf(
      'objects in use',
      warmUp.collected.map((held) => held.inUseMib),
      last.collected.map((held) => held.inUseMib),
    ),
    {
      group: GROUP,
      subject: 'p99',
      value: (after / before - 1) * 100,
      unit: '%',
      goal: { atMost: 10 },
      detail: `median of ${each} minutes: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`,
    },
  ];
}

async function thirdOf(number: number, minutes: number, instances: Instance[]): Promise<Third> {
  const load = { urls: PATHS.map((path) => gatewayUrl + path), perSecond: PER_SECOND, headers: PAST_THE_CACHE };
  const outcomes: Outcome[] = [];
  const slowMs: number[] = [];
  const resident: number[][] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const outcome = await sendLoad(load, PER_SECOND * 60);
    outcomes.push(outcome);
    slowMs.push(percentile(outcome.tookMs, 0.99));
    const held = instances.map(residentMib);
    resident.push(held);
    const figures = [...held.map(inMib), `p99 ${slowMs.at(-1)?.toFixed(1)} ms`];
    console.log(`   third ${number}, minute ${minute} of ${minutes}: ${figures.join(', ')}`);
  }
  const atEnd = await Promise.all(instances.map((instance) => collected(instance).catch(notLookedInto)));
  const held = atEnd.map((each) => `${inMib(each.residentMib)} (${inMib(each.inUseMib)} in use)`);
  console.log(`   third ${number}, after a collection: ${held.join(', ')}`);
  const usual = instances.map((_, index) => median(resident.map((held) => held[index] as number)));
  return { outcomes, slowMs, residentMib: usual, collected: atEnd };
}

/** Replaces a failed reading by NaN, so that the other figures of the run are not lost. */
function notLookedInto(error: unknown): Collected {
  console.error(reasonOf(error));
  return { residentMib: Number.NaN, inUseMib: Number.NaN };
}

/** Returns the growth of the instance that grew most; not measured when a reading failed. */
function growthOf(subject: string, before: number[], after: number[]): Measure {
  const growths = after.map((mib, index) => (mib / (before[index] as number) - 1) * 100);
  const value = Math.max(...growths);
  const index = Math.max(0, growths.indexOf(value));
  const detail = `${inMib(before[index] as number)}, then ${inMib(after[index] as number)}`;
  return { group: GROUP, subject, value, unit: '%', goal: { atMost: 5 }, detail };
}

const inMib = (mib: number) => `${Math.round(mib)} MiB`;
