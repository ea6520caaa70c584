/** Returns the median; throws for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/**
 * Returns the range that holds the median of endless runs with a probability of at least 90 %: of five to seven runs
 * from the lowest to the highest, of more runs without the outermost. Fewer than five runs are less certain.
 */
export function medianRange(runs: readonly number[]): { low: number; high: number } {
  const sorted = runs.toSorted((a, b) => a - b);
  const left = outermostCount(sorted.length);
  return { low: sorted[left] ?? Number.NaN, high: sorted.at(-1 - left) ?? Number.NaN };
}

/** Returns how many runs at each end can be left out; each run is above the true median with a probability of 1/2. */
function outermostCount(runs: number): number {
  let combinations = 1;
  let outside = 1;
  for (let count = 0; ; count += 1) {
    combinations = (combinations * (runs - count)) / (count + 1);
    outside += combinations;
    if ((2 * outside) / 2 ** runs > 0.1) return count;
  }
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
