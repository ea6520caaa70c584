import { activeFilters, type TourQuery } from '@/domain/tour/tour-query';
import { filterCount } from './filters/filter-count';

const INDEXED: readonly (keyof TourQuery)[] = ['regional_id', 'country', 'month', 'available'];

/**
 * The query of the address under which search engines file a list: its page and at most one filter, in any order. Null
 * for combinations, free text and ranges, of which there is no end.
 */
export function canonicalQuery({ sort: _sort, ...query }: TourQuery): TourQuery | null {
  const isPlain = filterCount(query) <= 1 && activeFilters(query).every((name) => INDEXED.includes(name));
  return isPlain ? query : null;
}
