import type { Facets, Tour } from '@sdk';
import { type DepartureFilters, isOpen } from '../rules/departures.ts';
import { isMatch, readRows, type TourQuery } from './tour-search.ts';
import { searchToursByText } from './tour-text-search.ts';

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

/** The filters of a query with null where a range has no end. */
type Change = { [Key in keyof TourQuery]: TourQuery[Key] | null };

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
  const found = searchToursByText(tours, query.search, regionalId);
  const listed = searchToursByText(tours, undefined, regionalId);
  const rows = readRows(found, query, today);
  const count = (change: Change) => rows.filter((row) => isMatch(row, { ...query, ...change } as TourQuery)).length;
  // Another month or seats leave other departures, with prices of their own.
  const countAnew = (change: DepartureFilters) =>
    readRows(found, { ...query, ...change }, today).filter((row) => isMatch(row, query)).length;
  return {
    regionals: regionalsOf(listed).map((one) => ({ ...one, total: count({ regional_id: one.id }) })),
    countries: countriesOf(listed).map((one) => ({ ...one, total: count({ country: [one.id] }) })),
    months: monthsOf(listed, today).map((month) => ({ month, total: countAnew({ month: [month] }) })),
    durations: durationRanges.map((range) => ({ ...range, total: count(range) })),
    prices: priceRanges.map((range) => ({ ...range, total: count(range) })),
    available: countAnew({ available: '1' }),
  };
}

function regionalsOf(tours: readonly Tour[]) {
  const regionals = tours.flatMap(({ regional }) => regional ?? []);
  return [...new Map(regionals.map(({ id, name }) => [id, { id, name }])).values()];
}

function countriesOf(tours: readonly Tour[]) {
  const countries = tours.flatMap((tour) => tour.mainCountries.map(({ country }) => country));
  const named = new Map(countries.map(({ id, name, code }) => [id, { id, name, ...(code && { code }) }]));
  return [...named.values()].sort((a, b) => a.name.localeCompare(b.name, 'id'));
}

/** The months with an open departure. */
function monthsOf(tours: readonly Tour[], today: string): string[] {
  const open = tours.flatMap(({ itineraries }) => itineraries.filter((one) => isOpen(one, today)));
  return [...new Set(open.map(({ departure_date }) => departure_date.slice(0, 7)))].sort();
}
