import { ask, loadRound, type Round } from './load.ts';
import type { Measure } from './measure.ts';
import { ratios, rotated, spread } from './statistics.ts';

/** `isCached` targets must be answered from Next's cache before they are measured. */
export type Target = { name: string; url: string; isCached: boolean; atLeast?: number };
export type LoadSettings = { rounds: number; roundMs: number; concurrency: number };

const CLIENT_BOUND = 0.9;

/**
 * Requests per second of each target against the yardstick, in interleaved rounds after one that does not count; the
 * ratio is the median of the rounds' ratios. Bodies are asked for uncompressed, as a proxy in front would.
 */
export async function throughput(yardstick: Target, targets: Target[], settings: LoadSettings): Promise<Measure[]> {
  const all = [yardstick, ...targets];
  const taken = new Map<Target, Round[]>(all.map((target) => [target, []]));
  for (const target of all) await loadRound(target.url, settings.concurrency, Math.min(settings.roundMs, 1000));
  for (const target of all) await requireCached(target);
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const target of rotated(all, round)) {
      taken.get(target)?.push(await loadRound(target.url, settings.concurrency, settings.roundMs));
    }
    console.log(`   round ${round + 1} of ${settings.rounds}: ${all.map((one) => lastRate(one, taken)).join(', ')}`);
  }
  const isBound = (target: Target) => (taken.get(target) ?? []).some((round) => round.clientShare > CLIENT_BOUND);
  const rates = (target: Target) => (taken.get(target) ?? []).map((round) => round.perSecond);
  const group = 'requests/s';
  return [
    { group, subject: yardstick.name, value: spread(rates(yardstick)).median, unit: '/s' },
    ...targets.map((target): Measure => {
      const { median, min, max } = spread(ratios(rates(target), rates(yardstick)));
      const rate = `${Math.round(spread(rates(target)).median)}/s, rounds ${min.toFixed(2)}–${max.toFixed(2)}`;
      const detail = isBound(target) || isBound(yardstick) ? `${rate}, client at its limit` : rate;
      const measure: Measure = { group, subject: target.name, value: median, unit: 'x', detail, range: { min, max } };
      return target.atLeast === undefined ? measure : { ...measure, goal: { atLeast: target.atLeast } };
    }),
  ];
}

async function requireCached({ name, url, isCached }: Target): Promise<void> {
  const state = await ask(url);
  if (isCached && state !== 'HIT') throw new Error(`${name} is not answered from the cache (${state ?? 'no header'}).`);
}

function lastRate(target: Target, taken: Map<Target, Round[]>): string {
  return `${target.name} ${Math.round(taken.get(target)?.at(-1)?.perSecond ?? 0)}`;
}
