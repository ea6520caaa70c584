import type { Tour } from '@sdk';
import { type Bits, countBoth, hasBit } from './bits.ts';
import type { TourQuery } from './tour-facts.ts';
import { getFilters, passing } from './tour-filters.ts';
import { getTourIndex, narrowIndex, orderOf } from './tour-index.ts';

export type { TourQuery } from './tour-facts.ts';

/** A sorted list whose tours are read when they are needed: a page needs few of them. */
export type SortedTours = { length: number; slice(start: number, end?: number): Tour[] };

/** The tours that pass every filter of the query, in its sort order; with a region only those in it. */
export function searchTours(
  tours: readonly Tour[],
  query: TourQuery,
  today: string,
  regionalId: number | null = null,
): SortedTours {
  const index = narrowIndex(getTourIndex(tours, today), query);
  const rows = passing(index, getFilters(index, query, regionalId));
  const order = orderOf(index, query.sort ?? 'soonest');
  return { length: countBoth(rows, rows), slice: (start, end) => readRows(tours, { rows, order }, start, end) };
}

/** The tours of a set from one position of the order to another. */
function readRows(
  tours: readonly Tour[],
  { rows, order }: { rows: Bits; order: readonly number[] },
  start: number,
  end = order.length,
): Tour[] {
  const result: Tour[] = [];
  let position = 0;
  for (const row of order) {
    if (!hasBit(rows, row)) continue;
    if (position >= end) break;
    if (position >= start) result.push(tours[row] as Tour);
    position += 1;
  }
  return result;
}
