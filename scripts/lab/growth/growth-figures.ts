import type { Round } from '../bench/wrk.ts';

/** A round of wrk with the processor time of a request. */
export type GrowthRound = Round & { cpuMs: number };

/** The figures of each operation by factor of the catalogue. */
export type GrowthFigures = Map<string, { goal: boolean; rounds: Map<number, GrowthRound> }>;

const MIN_PER_SECOND = 1000;
const MAX_P99_MS = 20;

export const GROWTH_COLUMNS = (factors: readonly number[]) => [
  'Operation',
  ...factors.map((factor) => `×${factor}`),
  'Goal',
  'Verdict',
];

/** A row for each operation: rate and 99th percentile at every factor, and the verdict on the largest one. */
export function growthRows(figures: GrowthFigures, factors: readonly number[]): string[][] {
  return [...figures].map(([name, { goal, rounds }]) => {
    const largest = rounds.get(Math.max(...factors));
    return [
      name,
      ...factors.map((factor) => roundText(rounds.get(factor))),
      goal ? `≥ ${MIN_PER_SECOND}/s, p99 ≤ ${MAX_P99_MS} ms` : '–',
      goal && largest ? verdictOf(largest) : '–',
    ];
  });
}

/** `1429/s, p99 8.1 ms, 0.41 ms CPU`, or a dash. */
export function roundText(round: GrowthRound | undefined): string {
  if (!round) return '–';
  const { perSecond, p99Ms, cpuMs } = round;
  const cpu = Number.isNaN(cpuMs) ? '' : `, ${cpuMs.toFixed(2)} ms CPU`;
  return `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms${cpu}`;
}

function verdictOf({ perSecond, p99Ms }: Round): string {
  return perSecond >= MIN_PER_SECOND && p99Ms <= MAX_P99_MS ? 'met' : 'missed';
}
