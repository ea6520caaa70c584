import type { Facets, Tour } from '@sdk';
import { findCheapest, hasSeats } from '../seed/tour/bookable-departures.ts';
import { allOf, type Bits, bitsBetween, countBoth, noBits } from './bits.ts';
import { once } from './once.ts';
import type { TourQuery } from './tour-facts.ts';
import { type FilterGroup, type Filters, getFilters, passing, withDeparture } from './tour-filters.ts';
import { getTourIndex, narrowIndex, type TourIndex } from './tour-index.ts';

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

const pricesByMonth = once((_index: TourIndex) => new Map<boolean, ReadonlyMap<string, Float64Array>>());

/** The price of every tour in each month, of all departures or of those with seats; NaN where it has none. */
function monthPrices(index: TourIndex, isFree: boolean): ReadonlyMap<string, Float64Array> {
  const known = pricesByMonth(index).get(isFree);
  if (known) return known;
  const prices = new Map(
    [...index.openMonths.keys()].map((month) => [month, new Float64Array(index.facts.length).fill(Number.NaN)]),
  );
  for (const [row, { open }] of index.facts.entries()) {
    const departures = isFree ? open.filter(hasSeats) : open;
    for (const [month, inMonth] of Map.groupBy(departures, (one) => one.departure_date.slice(0, 7))) {
      const column = prices.get(month);
      if (column) column[row] = findCheapest(inMonth)?.price ?? Number.NaN;
    }
  }
  pricesByMonth(index).set(isFree, prices);
  return prices;
}

/** The choices that some tour of a scope has. */
type Choices = Pick<TourIndex, 'regionalNames' | 'countryNames'> & { months: readonly string[] };

const choicesByScope = once((_index: TourIndex) => new Map<number | null, Choices>());

/** The choices of a region's list, or of all tours; read once, because no other filter changes them. */
function choicesOf(index: TourIndex, scope: number | null, filters: Filters): Choices {
  const known = choicesByScope(index).get(scope);
  if (known) return known;
  const rows = allOf(index.tours.length, scope === null ? [] : [filters.get('scope') as Bits]);
  const isThere = (choice: Bits | undefined) => countBoth(rows, choice) > 0;
  const choices = {
    regionalNames: index.regionalNames.filter(({ id }) => isThere(index.regionals.get(id))),
    countryNames: index.countryNames.filter(({ id }) => isThere(index.countries.get(id))),
    months: [...index.openMonths.keys()].filter((month) => isThere(index.openMonths.get(month))).sort(),
  };
  choicesByScope(index).set(scope, choices);
  return choices;
}

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
  const base = getTourIndex(tours, today);
  const index = narrowIndex(base, query);
  const ranges = rangesOf(index);
  const filters = getFilters(index, query, regionalId);
  const every = passing(index, filters);
  const counter = (group: FilterGroup) => {
    const others = filters.has(group) ? passing(index, filters, group) : every;
    return (choice: Bits | undefined) => countBoth(others, choice);
  };
  const { regionalNames, countryNames, months } = choicesOf(base, regionalId, filters);
  const [ofRegional, ofCountry, ofDeparture] = [counter('regional'), counter('country'), counter('departure')];
  const isFree = query.available !== undefined;
  const monthsInUse = isFree ? index.freeMonths : index.openMonths;
  // Another month has other departures, with prices of their own.
  const inMonth = (month: string) => {
    const prices = filters.has('price') && monthPrices(base, isFree).get(month);
    if (!prices) return ofDeparture(monthsInUse.get(month));
    const inRange = bitsBetween(prices, query.min_price ?? 0, query.max_price ?? Number.POSITIVE_INFINITY);
    return countBoth(passing(index, new Map(filters).set('price', inRange), 'departure'), monthsInUse.get(month));
  };
  return {
    regionals: regionalNames.map((one) => ({ ...one, total: ofRegional(index.regionals.get(one.id)) })),
    countries: countryNames.map((one) => ({ ...one, total: ofCountry(index.countries.get(one.id)) })),
    months: months.map((month) => ({ month, total: inMonth(month) })),
    durations: withTotals(durationRanges, ranges.durations, counter('days')),
    prices: withTotals(priceRanges, ranges.prices, counter('price')),
    available: ofDeparture(withDeparture(index, query.month, true) ?? noBits(tours.length)),
  };
}

function withTotals<Range>(ranges: Range[], sets: Bits[], count: (bits: Bits | undefined) => number) {
  return ranges.map((range, position) => ({ ...range, total: count(sets[position]) }));
}
