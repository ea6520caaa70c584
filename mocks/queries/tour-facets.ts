import type { Facets, Tour } from '@sdk';
import { type Bits, countBoth, noBits } from './bits.ts';
import { once } from './once.ts';
import type { TourQuery } from './tour-facts.ts';
import { type FilterGroup, getFilters, passing, withDeparture } from './tour-filters.ts';
import { type Groups, getTourIndex, type TourIndex } from './tour-index.ts';

const durationRanges = [
  { min_days: 1, max_days: 5 },
  { min_days: 6, max_days: 8 },
  { min_days: 9, max_days: 12 },
  { min_days: 13, max_days: null },
];

const priceRanges = [
  { min_price: null, max_price: 15_000_000 },
  { min_price: 15_000_000, max_price: 25_000_000 },
  { min_price: 25_000_000, max_price: 40_000_000 },
  { min_price: 40_000_000, max_price: null },
];

const rangesOf = once((index: TourIndex) => ({
  durations: durationRanges.map(({ min_days, max_days }) => index.inRange('days', { min: min_days, max: max_days })),
  prices: priceRanges.map(({ min_price, max_price }) => index.inRange('price', { min: min_price, max: max_price })),
}));

/**
 * The number of tours for each choice: every group is counted under all filters except its own. With a region only the
 * choices in it are listed.
 */
export function countFacets(
  tours: readonly Tour[],
  query: TourQuery,
  today: string,
  regionalId: number | null = null,
): Facets {
  const index = getTourIndex(tours, today);
  const ranges = rangesOf(index);
  const filters = getFilters(index, query, regionalId);
  const counter = (group: FilterGroup) => {
    const others = passing(index, filters, group);
    return (choice: Bits | undefined) => countBoth(others, choice);
  };
  const scope = passing(index, new Map([...filters].filter(([group]) => group === 'scope')));
  const isListed = <Key>(groups: Groups<Key>, key: Key) => countBoth(scope, groups.get(key)) > 0;
  const [ofRegional, ofCountry, ofDeparture] = [counter('regional'), counter('country'), counter('departure')];
  const monthsInUse = query.available === undefined ? index.openMonths : index.freeMonths;
  return {
    regionals: index.regionalNames
      .filter(({ id }) => isListed(index.regionals, id))
      .map((one) => ({ ...one, total: ofRegional(index.regionals.get(one.id)) })),
    countries: index.countryNames
      .filter(({ id }) => isListed(index.countries, id))
      .map((one) => ({ ...one, total: ofCountry(index.countries.get(one.id)) })),
    months: [...index.openMonths.keys()]
      .filter((month) => isListed(index.openMonths, month))
      .sort()
      .map((month) => ({ month, total: ofDeparture(monthsInUse.get(month)) })),
    durations: withTotals(durationRanges, ranges.durations, counter('days')),
    prices: withTotals(priceRanges, ranges.prices, counter('price')),
    available: ofDeparture(withDeparture(index, query.month, true) ?? noBits(tours.length)),
  };
}

function withTotals<Range>(ranges: Range[], sets: Bits[], count: (bits: Bits | undefined) => number) {
  return ranges.map((range, position) => ({ ...range, total: count(sets[position]) }));
}
