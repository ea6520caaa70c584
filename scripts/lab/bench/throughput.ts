import { type Measure, type MeasureLabel, measureOfRuns } from './measure.ts';
import { median, ratios, rotated } from './statistics.ts';
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
    measureOfRuns({ group, subject: reference.name, unit }, valuesOf(reference, key)),
    ...targets.map((target): Measure => {
      const values = valuesOf(target, key);
      const absolute = unit === 'ms' ? `${median(values).toFixed(2)} ms` : `${median(values).toFixed(0)}/s`;
      const goal = goalOf(target);
      const label: MeasureLabel = { group, subject: target.name, unit: 'x', ...(goal && { goal }) };
      return measureOfRuns(label, ratios(values, valuesOf(reference, key)), absolute);
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
