import { allOf, anyOf, type Bits, noBits } from './bits.ts';
import type { TourQuery } from './tour-facts.ts';
import type { TourIndex } from './tour-index.ts';
import { findToursByText } from './tour-text-search.ts';

/**
 * Filters that are counted together: month and seats must fit the same departure, a full one is not "free in May". The
 * scope is the region of a list of one region.
 */
export type FilterGroup = 'scope' | 'search' | 'regional' | 'country' | 'departure' | 'days' | 'price';
export type Filters = ReadonlyMap<FilterGroup, Bits>;

/** The filters of a query, which its list and its counts both need. */
const filtersByQuery = new WeakMap<TourQuery, { index: TourIndex; scope: number | null; filters: Filters }>();

/** The rows of each group by which the query filters. */
export function getFilters(index: TourIndex, query: TourQuery, scope: number | null): Filters {
  const known = filtersByQuery.get(query);
  if (known?.index === index && known.scope === scope) return known.filters;
  const filters = readFilters(index, query, scope);
  filtersByQuery.set(query, { index, scope, filters });
  return filters;
}

function readFilters(index: TourIndex, query: TourQuery, scope: number | null): Filters {
  const { regional_id, country, month, available, min_days, max_days, min_price, max_price } = query;
  const filters = new Map<FilterGroup, Bits>();
  if (scope !== null) filters.set('scope', index.regionals.get(scope) ?? noBits(index.tours.length));
  const text = findToursByText(index.tours, query.search, filters.get('scope'));
  if (text) filters.set('search', text);
  if (regional_id !== undefined)
    filters.set('regional', index.regionals.get(regional_id) ?? noBits(index.tours.length));
  if (country?.length)
    filters.set(
      'country',
      anyOf(
        index.tours.length,
        country.map((id) => index.countries.get(id)),
      ),
    );
  const departure = withDeparture(index, month, available !== undefined);
  if (departure) filters.set('departure', departure);
  if (min_days !== undefined || max_days !== undefined) {
    filters.set('days', index.inRange('days', { min: min_days, max: max_days }));
  }
  if (min_price !== undefined || max_price !== undefined) {
    filters.set('price', index.inRange('price', { min: min_price, max: max_price }));
  }
  return filters;
}

/** The tours with an open departure in one of the months, and with seats on it; null for every tour. */
export function withDeparture(index: TourIndex, months: readonly string[] | undefined, isFree: boolean): Bits | null {
  if (!months?.length) return isFree ? index.withFreeSeats : null;
  const byMonth = isFree ? index.freeMonths : index.openMonths;
  return anyOf(
    index.tours.length,
    months.map((month) => byMonth.get(month)),
  );
}

/** The tours that pass every filter, or every one but a group. */
export function passing(index: TourIndex, filters: Filters, without?: FilterGroup): Bits {
  const sets = [...filters].filter(([group]) => group !== without).map(([, bits]) => bits);
  return allOf(index.tours.length, sets);
}
