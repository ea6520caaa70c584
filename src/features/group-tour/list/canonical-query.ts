import { activeFilters, type TourQuery } from '@/domain/tour/tour-query';
import { filterCount } from './filters/filter-count';

const INDEXED: readonly (keyof TourQuery)[] = ['regional_id', 'country', 'month', 'available'];

/**
 * Returns the query of a list's canonical address: its page and at most one filter, without the sort order. Null for
 * combinations, free text and ranges, because their number is unlimited.
 */
export function canonicalQuery({ sort: _sort, ...query }: TourQuery): TourQuery | null {
  const isPlain = filterCount(query) <= 1 && activeFilters(query).every((name) => INDEXED.includes(name));
  return isPlain ? query : null;
}
