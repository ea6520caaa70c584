/** Returns the median; throws for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Returns the lowest value that a share of all values, for example 0.99, does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/**
 * Divides each round by the reference of the same round, because a machine that slows down affects both. Throws if the
 * numbers of rounds differ.
 */
export function ratios(values: readonly number[], reference: readonly number[]): number[] {
  if (values.length !== reference.length) throw new Error('Every round needs a reference.');
  return values.map((value, round) => value / (reference[round] as number));
}

/** Returns the list rotated by the number of the round, so that each item takes each position in the order once. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
