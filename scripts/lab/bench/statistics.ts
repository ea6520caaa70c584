export type Spread = { median: number; min: number; max: number };

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** Returns the value that a share of all values, for example 0.99, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Divides each round by the reference of the same round, so that a machine that slows down affects both. */
export function ratios(values: readonly number[], yardstick: readonly number[]): number[] {
  if (values.length !== yardstick.length) throw new Error('Every round needs its yardstick.');
  return values.map((value, round) => value / (yardstick[round] as number));
}

/** Returns the list rotated by the round, so that no item always runs after the same other one. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
