import type { Regional } from '@sdk';

/** Regions without tours are hidden; the rest stand by tour count, the largest first (§9). */
export function visibleRegionals<T extends Pick<Regional, 'total_tours'>>(regionals: readonly T[]): T[] {
  return regionals.filter((row) => row.total_tours > 0).sort((a, b) => b.total_tours - a.total_tours);
}
