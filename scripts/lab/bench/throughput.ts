import type { Measure } from './measure.ts';
import { ratios, rotated, spread } from './statistics.ts';
import { type Load, loadRound, type Round } from './wrk.ts';

/** `cache` names the header that has to be HIT before the target is measured. */
export type Target = { name: string; url: string; cache?: 'x-nextjs-cache' | 'x-cache' };
export type LoadSettings = Load & { rounds: number };
/** Without a goal a rate is only reported. */
type Goals = { rate?: number; p99?: number };

/**
 * Measures the requests per second of each target relative to the reference and, with a goal for it, the 99th
 * percentile of the response times. The rounds are interleaved and follow one that does not count; a ratio is the
 * median of the ratios of the rounds.
 */
export async function throughput(
  server: string,
  yardstick: Target,
  targets: Target[],
  goals: Goals,
  settings: LoadSettings,
): Promise<Measure[]> {
  const all = [yardstick, ...targets];
  const taken = new Map<Target, Round[]>(all.map((target) => [target, []]));
  for (const target of all) await loadRound(target.url, { ...settings, roundMs: 1000 });
  for (const target of all) await requireCached(target, settings.encoding);
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const target of rotated(all, round)) {
      taken.get(target)?.push(await loadRound(target.url, settings));
    }
    console.log(`   round ${round + 1} of ${settings.rounds}: ${all.map((one) => lastRate(one, taken)).join(', ')}`);
  }
  const of = (target: Target, key: keyof Round) => (taken.get(target) ?? []).map((round) => round[key]);
  const compared = (
    group: string,
    key: keyof Round,
    unit: '/s' | 'ms',
    goalOf: (target: Target) => Measure['goal'],
  ) => [
    { group, subject: yardstick.name, value: spread(of(yardstick, key)).median, unit } satisfies Measure,
    ...targets.map((target): Measure => {
      const { median, min, max } = spread(ratios(of(target, key), of(yardstick, key)));
      const figure = `${spread(of(target, key)).median.toFixed(unit === 'ms' ? 2 : 0)} ${unit}`.replace(' /s', '/s');
      const detail = `${figure}, rounds ${min.toFixed(2)}–${max.toFixed(2)}`;
      const measure: Measure = { group, subject: target.name, value: median, unit: 'x', detail, range: { min, max } };
      const goal = goalOf(target);
      return goal ? { ...measure, goal } : measure;
    }),
  ];
  return [
    ...compared(`requests/s, ${server}`, 'perSecond', '/s', ({ cache }) =>
      cache && goals.rate !== undefined ? { atLeast: goals.rate } : undefined,
    ),
    ...(goals.p99 ? compared(`p99, ${server}`, 'p99Ms', 'ms', () => ({ atMost: goals.p99 ?? 0 })) : []),
  ];
}

async function requireCached({ name, url, cache }: Target, encoding: string): Promise<void> {
  if (!cache) return;
  const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
  await answer.arrayBuffer();
  const state = answer.headers.get(cache);
  if (state !== 'HIT') throw new Error(`${name} is not answered from the cache (${cache}: ${state ?? 'missing'}).`);
}

function lastRate(target: Target, taken: Map<Target, Round[]>): string {
  return `${target.name} ${Math.round(taken.get(target)?.at(-1)?.perSecond ?? 0)}`;
}
