import type { Facets, Tour } from '@sdk';
import { anyOf, type Bits, bitsBetween, clearBit, noBits, setBit } from './bits.ts';
import { continueDepartureIndex } from './departure-index.ts';
import { once } from './once.ts';
import {
  getTourFacts,
  narrowFacts,
  sortedRows,
  sortKey,
  type TourFacts,
  type TourQuery,
  type TourSort,
} from './tour-facts.ts';
import { keepTexts } from './tour-text-search.ts';

type NumberRange = { min?: number | null | undefined; max?: number | null | undefined };
/** Sets of rows by a value that they have. */
export type Groups<Key> = ReadonlyMap<Key, Bits>;
type NamedCountry = Omit<NonNullable<Facets['countries']>[number], 'total'>;

/** A list of tours as sets of rows, for its filters, counts and orders. */
export type TourIndex = {
  tours: readonly Tour[];
  facts: readonly TourFacts[];
  regionals: Groups<number>;
  countries: Groups<number>;
  /** By month, tours with an open departure and tours with seats on one. */
  openMonths: Groups<string>;
  freeMonths: Groups<string>;
  withOpenDeparture: Bits;
  withFreeSeats: Bits;
  regionalNames: readonly { id: number; name: string }[];
  countryNames: readonly NamedCountry[];
  /** Tours whose length or price is in the range; those without one are in no range. */
  inRange(column: 'days' | 'price', range: NumberRange): Bits;
  orders: Map<TourSort, readonly number[]>;
};

const indexesOf = once((_tours: readonly Tour[]) => new Map<string, TourIndex>());
const earlierLists = new WeakMap<readonly Tour[], readonly Tour[]>();

/** The index of a list on a day; made once, because lists are never modified. */
export function getTourIndex(tours: readonly Tour[], today: string): TourIndex {
  const indexes = indexesOf(tours);
  const known = indexes.get(today);
  if (known) return known;
  const earlier = indexesOf(earlierLists.get(tours) ?? []).get(today);
  const index = createTourIndex(tours, today, earlier);
  indexes.set(today, index);
  earlierLists.delete(tours);
  return index;
}

const MAX_NARROWED = 20;
/** The indexes of queries that choose departures, by their months and seats. */
const narrowedIndexes = once((_base: TourIndex) => new Map<string, TourIndex>());

/** The index by which a query filters and sorts: prices and days are those of the departures that the query leaves. */
export function narrowIndex(base: TourIndex, query: TourQuery): TourIndex {
  if (!query.month?.length && query.available === undefined) return base;
  const indexes = narrowedIndexes(base);
  const key = JSON.stringify([query.month, query.available]);
  const known = indexes.get(key);
  if (known) return known;
  const facts = base.facts.map((one) => narrowFacts(one, query));
  const index = { ...base, facts, inRange: rangesOf(facts), orders: new Map() };
  if (indexes.size === MAX_NARROWED) indexes.clear();
  indexes.set(key, index);
  return index;
}

/** Makes the index of a list from that of an earlier one, whose tours differ in departures, prices and texts only. */
export function continueTourIndex(earlier: readonly Tour[], later: readonly Tour[]): void {
  keepTexts(earlier, later);
  continueDepartureIndex(earlier, later);
  // A list that was never searched has no index, but may continue one that has.
  const indexed = indexesOf(earlier).size > 0 ? earlier : earlierLists.get(earlier);
  if (indexed) earlierLists.set(later, indexed);
}

/** The rows of a list in an order. */
export function orderOf({ facts, orders }: TourIndex, sort: TourSort): readonly number[] {
  const order = orders.get(sort) ?? sortedRows(facts, sort);
  orders.set(sort, order);
  return order;
}

function createTourIndex(tours: readonly Tour[], today: string, earlier: TourIndex | undefined): TourIndex {
  const count = tours.length;
  const changed = [...tours.keys()].filter((row) => tours[row] !== earlier?.tours[row]);
  const facts = earlier ? [...earlier.facts] : tours.map((tour) => getTourFacts(tour, today));
  if (earlier) for (const row of changed) facts[row] = getTourFacts(tours[row] as Tour, today);
  const rows = { count, changed };
  const openMonths = groupRows(rows, earlier?.openMonths, (row) => facts[row]?.openMonths ?? []);
  const freeMonths = groupRows(rows, earlier?.freeMonths, (row) => facts[row]?.freeMonths ?? []);
  const orders = [...(earlier?.orders ?? [])].filter(([sort]) =>
    changed.every((row) => sortKey(facts[row] as TourFacts, sort) === sortKey(earlier?.facts[row] as TourFacts, sort)),
  );
  return {
    tours,
    facts,
    regionals: earlier?.regionals ?? groupRows(rows, undefined, (row) => idsOf(tours[row]?.regionalId)),
    countries: earlier?.countries ?? groupRows(rows, undefined, (row) => countryIdsOf(tours[row])),
    openMonths,
    withOpenDeparture: anyOf(count, openMonths.values()),
    freeMonths,
    withFreeSeats: anyOf(count, freeMonths.values()),
    regionalNames: earlier?.regionalNames ?? readRegionals(tours),
    countryNames: earlier?.countryNames ?? readCountries(tours),
    inRange: rangesOf(facts),
    orders: new Map(orders),
  };
}

function rangesOf(facts: readonly TourFacts[]): TourIndex['inRange'] {
  const columns = {
    days: Float64Array.from(facts, ({ days }) => days ?? Number.NaN),
    price: Float64Array.from(facts, ({ price }) => price ?? Number.NaN),
  };
  return (column, { min, max }) => bitsBetween(columns[column], min ?? 0, max ?? Number.POSITIVE_INFINITY);
}

const idsOf = (id: number | null | undefined) => (id == null ? [] : [id]);

const countryIdsOf = (tour: Tour | undefined) => tour?.mainCountries.map(({ country }) => country.id) ?? [];

/** Rows by key. With earlier groups only the changed rows are read. */
function groupRows<Key>(
  { count, changed }: { count: number; changed: readonly number[] },
  earlier: Groups<Key> | undefined,
  keysOf: (row: number) => readonly Key[],
): Groups<Key> {
  const groups = new Map([...(earlier ?? [])].map(([key, bits]) => [key, bits.slice()]));
  for (const row of changed) {
    for (const bits of groups.values()) if (earlier) clearBit(bits, row);
    for (const key of keysOf(row)) {
      const bits = groups.get(key) ?? noBits(count);
      setBit(bits, row);
      groups.set(key, bits);
    }
  }
  return groups;
}

function readRegionals(tours: readonly Tour[]) {
  const regionals = tours.flatMap(({ regional }) => (regional ? [regional] : []));
  return [...new Map(regionals.map(({ id, name }) => [id, { id, name }])).values()];
}

function readCountries(tours: readonly Tour[]): NamedCountry[] {
  const countries = tours.flatMap((tour) => tour.mainCountries.map(({ country }) => country));
  return [...new Map(countries.map(({ id, name, code }) => [id, { id, name, ...(code && { code }) }])).values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'id'),
  );
}
