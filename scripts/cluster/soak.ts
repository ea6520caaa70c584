import { readFileSync } from 'node:fs';
import type { Measure } from '../bench/measure.ts';
import { median, percentile } from '../bench/statistics.ts';
import { gatewayUrl, type Instance } from './cluster-world.ts';
import { type Outcome, PAST_THE_CACHE, sendLoad, told } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/group-tour/18', '/blog', '/en/career', '/contact', '/mice'];
const PER_SECOND = 100;
// As long as three times a page is kept: in each part as many are made anew.
const PART_MIN = 3;
const GROUP = 'soak';

/**
 * Even load for minutes (R10), at least nine: what the instances hold in memory and how long the slowest hundredth takes,
 * the last third against the second one; the first is for warming up.
 */
export async function soak(instances: Instance[], minutes: number): Promise<Measure[]> {
  const urls = PATHS.map((path) => gatewayUrl + path);
  const outcomes: Outcome[] = [];
  const memory: number[][] = [];
  const parts = Math.max(3, Math.round(minutes / PART_MIN));
  for (let part = 0; part < parts; part += 1) {
    const count = (minutes * 60 * PER_SECOND) / parts;
    outcomes.push(await sendLoad({ urls, perSecond: PER_SECOND, headers: PAST_THE_CACHE }, count));
    memory.push(instances.map(({ pid }) => residentKib(pid)));
    const held = memory.at(-1)?.map((kib) => `${Math.round(kib / 1024)} MiB`);
    const slow = percentile(outcomes.at(-1)?.tookMs ?? [], 0.99).toFixed(1);
    console.log(`   part ${part + 1} of ${parts}: ${held?.join(', ')}, p99 ${slow} ms`);
  }
  const third = Math.floor(parts / 3);
  const growth = instances.map((_, index) => {
    const of = (from: number) => median(memory.slice(from, from + third).map((row) => row[index] as number));
    return (of(parts - third) / of(third) - 1) * 100;
  });
  const p99 = (from: number) =>
    median(outcomes.slice(from, from + third).map(({ tookMs }) => percentile(tookMs, 0.99)));
  const [before, after] = [p99(third), p99(parts - third)];
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const sent = outcomes.reduce((sum, outcome) => sum + outcome.sent, 0);
  const lasted = `${minutes} min at ${PER_SECOND}/s`;
  const failed = `of ${sent} requests ${told(failures)}`.trim();
  const slow = `${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`;
  return [
    { group: GROUP, subject: 'requests', value: failures.length, unit: 'failed', goal: { atMost: 0 }, detail: failed },
    {
      group: GROUP,
      subject: 'growth of memory',
      value: Math.max(...growth),
      unit: '%',
      goal: { atMost: 5 },
      detail: lasted,
    },
    { group: GROUP, subject: 'p99', value: (after / before - 1) * 100, unit: '%', goal: { atMost: 10 }, detail: slow },
  ];
}

function residentKib(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
