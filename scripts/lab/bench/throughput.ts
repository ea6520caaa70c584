import type { Measure } from './measure.ts';
import { ratios, rotated, spread } from './statistics.ts';
import { type Load, loadRound, type Round } from './wrk.ts';

/** An address to load. `cache` names the response header that has to be HIT before the measurement. */
export type Target = { name: string; url: string; cache?: 'x-nextjs-cache' | 'x-cache' };
export type LoadSettings = Load & { rounds: number };
/** Limits as multiples of the reference; a rate without a limit is only reported. */
type Goals = { rate?: number; p99?: number };

/**
 * Measures the requests per second of each target relative to the reference and, with a goal for it, the 99th
 * percentile of the response times. The rounds of the targets are interleaved, after a warm-up round; a ratio is the
 * median of the ratios of the rounds. Throws when a target is not cached or responds with an error.
 */
export async function measureThroughput(
  server: string,
  reference: Target,
  targets: Target[],
  goals: Goals,
  settings: LoadSettings,
): Promise<Measure[]> {
  const all = [reference, ...targets];
  const rounds = new Map<Target, Round[]>(all.map((target) => [target, []]));
  for (const target of all) await loadRound(target.url, { ...settings, roundMs: 1000 });
  for (const target of all) await requireCached(target, settings.encoding);
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const target of rotated(all, round)) {
      rounds.get(target)?.push(await loadRound(target.url, settings));
    }
    const lastRates = all.map((target) => lastRate(target, rounds)).join(', ');
    console.log(`   round ${round + 1} of ${settings.rounds}: ${lastRates}`);
  }
  const valuesOf = (target: Target, key: keyof Round) => (rounds.get(target) ?? []).map((round) => round[key]);
  const compare = (group: string, key: keyof Round, unit: '/s' | 'ms', goalOf: (target: Target) => Measure['goal']) => [
    { group, subject: reference.name, value: spread(valuesOf(reference, key)).median, unit } satisfies Measure,
    ...targets.map((target): Measure => {
      const { median, min, max } = spread(ratios(valuesOf(target, key), valuesOf(reference, key)));
      const absoluteMedian = spread(valuesOf(target, key)).median;
      const absolute = unit === 'ms' ? `${absoluteMedian.toFixed(2)} ms` : `${absoluteMedian.toFixed(0)}/s`;
      const detail = `${absolute}, rounds ${min.toFixed(2)}–${max.toFixed(2)}`;
      const measure: Measure = { group, subject: target.name, value: median, unit: 'x', detail, range: { min, max } };
      const goal = goalOf(target);
      return goal ? { ...measure, goal } : measure;
    }),
  ];
  return [
    ...compare(`requests/s, ${server}`, 'perSecond', '/s', ({ cache }) =>
      cache && goals.rate !== undefined ? { atLeast: goals.rate } : undefined,
    ),
    ...(goals.p99 ? compare(`p99, ${server}`, 'p99Ms', 'ms', () => ({ atMost: goals.p99 ?? 0 })) : []),
  ];
}

async function requireCached({ name, url, cache }: Target, encoding: string): Promise<void> {
  if (!cache) return;
  const response = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
  await response.arrayBuffer();
  const value = response.headers.get(cache);
  if (value !== 'HIT') throw new Error(`${name} is not answered from the cache (${cache}: ${value ?? 'missing'}).`);
}

function lastRate(target: Target, rounds: Map<Target, Round[]>): string {
  return `${target.name} ${Math.round(rounds.get(target)?.at(-1)?.perSecond ?? 0)}`;
}
