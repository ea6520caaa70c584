import type { Facets, Itinerary, Query, Tour } from '@sdk';
import { type DepartureFilters, departuresLeft, hasDepartureFilter, seatedGuests } from '../rules/departures.ts';
import { daysIncluding } from '../rules/jakarta-day.ts';
import { calculateUsualTotal } from '../rules/payment.ts';
import { findCheapest, hasSeats } from '../seed/tour/bookable-departures.ts';
import { searchToursByText } from './text-search.ts';

export type TourQuery = NonNullable<Query<'listTours'>>;

/** The parameters of the lists. One of `listTours` that the API document forgets at another list is a type error. */
type ListQuery = TourQuery &
  Pick<NonNullable<Query<'listToursOfRegional'>>, Exclude<keyof TourQuery, 'regional_id'>> &
  Pick<NonNullable<Query<'listDepartures'>>, Exclude<keyof TourQuery, 'sort'>>;
/** The filters that are neither words nor about departures. */
type RowFilter = Exclude<keyof ListQuery, keyof DepartureFilters | 'search' | 'sort' | 'page' | 'limit'>;

/**
 * A tour with its length, price and next departure. With a filter of departures the last two are those that it
 * leaves, and with a party the price is that of a departure with seats for it. `priced` is the departure of the price,
 * null without filter and party.
 */
type Row = { tour: Tour; days: number | null; price: number | null; priced: Itinerary | null; soonest: number | null };

/** The tours that pass every filter of the query, in its sort order; with a region only those in it. */
export function searchTours(
  tours: readonly Tour[],
  query: TourQuery,
  today: string,
  regionalId: number | null = null,
): Tour[] {
  const rows = readRows(searchToursByText(tours, query.search, regionalId), query, today);
  const found = rows.filter((row) => isMatch(row, query));
  return sortRows(found, query).map(({ tour }) => tour);
}

/** The tours that have a departure that the query leaves. */
function readRows(tours: readonly Tour[], query: DepartureFilters, today: string): Row[] {
  return tours.flatMap((tour) => readRow(tour, query, today) ?? []);
}

/** True when a tour passes a filter; a tour without the value is in no range. */
const filters: { [Name in RowFilter]-?: (row: Row, value: NonNullable<ListQuery[Name]>) => boolean } = {
  regional_id: ({ tour }, id) => tour.regionalId === id,
  country: ({ tour }, ids) => ids.length === 0 || tour.mainCountries.some(({ country }) => ids.includes(country.id)),
  min_days: ({ days }, least) => days !== null && days >= least,
  max_days: ({ days }, most) => days !== null && days <= most,
  min_price: ({ price }, least) => price !== null && price >= least,
  max_price: ({ price }, most) => price !== null && price <= most,
};

function isMatch(row: Row, query: Change): boolean {
  const names = Object.keys(filters) as RowFilter[];
  return names.every((name) => query[name] == null || filters[name](row, query[name] as never));
}

function readRow(tour: Tour, query: DepartureFilters, today: string): Row | undefined {
  const isNarrowed = hasDepartureFilter(query);
  const left = departuresLeft(tour, today, query);
  if (isNarrowed && left.length === 0) return undefined;
  const isOfDeparture = isNarrowed || (query.adults !== undefined && left.length > 0);
  const priced = isOfDeparture ? findCheapest(left, seatedGuests(query)) : null;
  const price = isOfDeparture ? priced?.price : tour.price;
  const soonest = left[0] ? Date.parse(left[0].departure_date) : null;
  // The length of a tour is that of its first departure.
  const first = tour.itineraries.find((one) => !one.status_deleted);
  const days = first ? daysIncluding(first.departure_date, first.arrival_date) : null;
  return { tour, days, price: price ?? null, priced, soonest };
}

function sortRows(rows: readonly Row[], query: TourQuery): Row[] {
  const sorted = rows.map((row) => ({ row, keys: sortKeys(row, query) }));
  sorted.sort((a, b) => compareKeys(a.keys, b.keys) || a.row.tour.id - b.row.tour.id);
  return sorted.map(({ row }) => row);
}

/** The numbers by which a list is sorted; tours without a price, total or date come last in both directions. */
function sortKeys(row: Row, query: TourQuery): number[] {
  const prices = query.adults === undefined ? [row.price] : [getTotal(row, query), row.price];
  const keys = {
    soonest: [row.soonest],
    price_asc: prices,
    price_desc: prices.map((price) => (price === null ? null : -price)),
    duration_asc: [row.days],
    newest: [-row.tour.id],
  };
  return keys[query.sort ?? 'soonest'].map((key) => key ?? Number.MAX_VALUE);
}

const compareKeys = (a: readonly number[], b: readonly number[]): number =>
  a.map((key, index) => key - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The total of the party at the departure of the price; null if that is on request or has too few seats. */
function getTotal({ tour, priced }: Row, { adults = 1, children = 0, infants = 0 }: TourQuery): number | null {
  const pax = { adult: adults, child: children, infant: infants };
  return priced && hasSeats(priced, adults + children) ? calculateUsualTotal(tour, priced, pax) : null;
}

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
  const count = (change: Change) => rows.filter((row) => isMatch(row, { ...query, ...change })).length;
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
  const named = new Map(countries.map(({ regional_id: _, ...country }) => [country.id, country]));
  return [...named.values()].sort((a, b) => a.name.localeCompare(b.name, 'id'));
}

/** The months with an open departure. */
function monthsOf(tours: readonly Tour[], today: string): string[] {
  const open = tours.flatMap((tour) => departuresLeft(tour, today));
  return [...new Set(open.map(({ departure_date }) => departure_date.slice(0, 7)))].sort();
}
