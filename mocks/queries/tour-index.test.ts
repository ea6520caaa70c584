import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { createDatabases } from '../database.ts';
import { isOpen } from '../rules/departures.ts';
import { daysBetween } from '../rules/jakarta-day.ts';
import { hasSeats } from '../seed/tour/bookable-departures.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { countFacets } from './tour-facets.ts';
import { searchTours, type TourQuery } from './tour-search.ts';

const today = '2026-11-21';
const database = createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario: 'large-10' }).id;

/** The filters as they are described, tour by tour. */
function isMatch(tour: Tour, { regional_id, country, month, available, ...range }: TourQuery): boolean {
  const first = tour.itineraries.find((one) => !one.status_deleted);
  const days = first ? daysBetween(first.departure_date, first.arrival_date) : null;
  const isWithin = (value: number | null | undefined, min?: number, max?: number) =>
    (min === undefined && max === undefined) ||
    (value != null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY));
  const departures = tour.itineraries.filter(
    (one) =>
      isOpen(one, today) &&
      (!month?.length || month.includes(one.departure_date.slice(0, 7))) &&
      (available === undefined || hasSeats(one)),
  );
  return (
    (regional_id === undefined || tour.regionalId === regional_id) &&
    (!country?.length || tour.mainCountries.some((one) => country.includes(one.country.id))) &&
    isWithin(days, range.min_days, range.max_days) &&
    isWithin(priceOf(tour, departures), range.min_price, range.max_price) &&
    ((available === undefined && !month?.length) || departures.length > 0)
  );
}

/** The price of the cheapest departure with seats, or else of the cheapest one; of a tour without any its own. */
function priceOf(tour: Tour, departures: readonly Itinerary[]): number | null | undefined {
  if (departures.length === 0) return tour.price;
  const priced = departures.filter(({ price }) => price !== null).sort((a, b) => Number(a.price) - Number(b.price));
  return (priced.find(hasSeats) ?? priced[0])?.price;
}

const queries: TourQuery[] = [
  {},
  { regional_id: 3 },
  { country: [101, 301] },
  { month: ['2027-03', '2027-05'], available: '1' },
  { min_days: 6, max_days: 8, min_price: 15_000_000 },
  { available: '1', max_price: 20_000_000, regional_id: 1 },
  { month: ['2027-06'], country: [301], min_days: 3 },
  { month: ['2027-03'], max_price: 25_000_000 },
  { month: ['2027-03', '2027-09'], min_price: 25_000_000 },
];

test.each(queries)('%j finds and counts what its filters describe', (query) => {
  const tours = serializeTours(database);
  const expected = tours.filter((tour) => isMatch(tour, query)).map(({ id }) => id);
  const found = searchTours(tours, query, today);
  expect(found.length).toBe(expected.length);
  expect(
    found
      .slice(0)
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual(expected);
  const { months, countries, prices, available } = countFacets(tours, query, today);
  const count = (change: TourQuery) => tours.filter((tour) => isMatch(tour, { ...query, ...change })).length;
  expect(months.map(({ total }) => total)).toEqual(months.map(({ month }) => count({ month: [month] })));
  expect(countries?.map(({ total }) => total)).toEqual(countries?.map(({ id }) => count({ country: [id] })));
  expect(prices[0]?.total).toBe(
    tours.filter((tour) => isMatch(tour, { ...query, min_price: undefined, max_price: 15_000_000 } as TourQuery))
      .length,
  );
  expect(available).toBe(count({ available: '1' }));
});

test('a page is a part of the whole order', () => {
  const found = searchTours(serializeTours(database), { sort: 'price_desc' }, today);
  const all = found.slice(0);
  expect(found.slice(18, 27)).toEqual(all.slice(18, 27));
  expect(found.slice(9999)).toEqual([]);
  const prices = all.flatMap(({ price }) => (price == null ? [] : [price]));
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
});

test('under a month the list is sorted by the departures in it', () => {
  const tours = serializeTours(database);
  const inMarch = ({ itineraries }: Tour) =>
    itineraries.filter((one) => isOpen(one, today) && one.departure_date.startsWith('2027-03'));
  const keys = {
    price_asc: (tour: Tour) => priceOf(tour, inMarch(tour)) ?? Number.MAX_VALUE,
    price_desc: (tour: Tour) => -(priceOf(tour, inMarch(tour)) ?? -Number.MAX_VALUE),
    soonest: (tour: Tour) => Date.parse(inMarch(tour)[0]?.departure_date ?? ''),
  };
  for (const [sort, keyOf] of Object.entries(keys)) {
    const found = searchTours(tours, { month: ['2027-03'], sort: sort as keyof typeof keys }, today).slice(0);
    expect(found.length).toBeGreaterThan(50);
    expect(found.map(keyOf)).toEqual(found.map(keyOf).sort((a, b) => a - b));
  }
});

test('a booking changes one tour, its filters and its counts; the texts of all stay', () => {
  const id = 53;
  const { state, catalogue } = databaseParts();
  const before = serializeTours({ catalogue, state });
  const beforeCount = countFacets(before, {}, today).available;
  const tour = before.find((one) => one.id === id);
  for (const { id: departure } of tour?.itineraries ?? []) {
    state.departures[departure] = { seat: 1 };
    state.seatsTaken[departure] = 2;
  }
  const after = serializeTours({ catalogue, state });
  expect(after.filter((one, row) => one !== before[row]).map((one) => one.id)).toEqual([id]);
  expect(countFacets(after, {}, today).available).toBe((beforeCount ?? 0) - 1);
  expect(
    searchTours(after, { search: 'turki', available: '1' }, today)
      .slice(0)
      .map((one) => one.id),
  ).not.toContain(id);
  expect(
    searchTours(after, { search: 'turki' }, today)
      .slice(0)
      .map((one) => one.id),
  ).toContain(id);
});

test('a new lowest price changes the region of its tours', () => {
  const { state, catalogue } = databaseParts();
  const departure = serializeTours({ catalogue, state }).find(({ id }) => id === 53)?.lowestItinerary?.id ?? 0;
  state.departures[departure] = { price: 1_000_000 };
  const after = serializeTours({ catalogue, state });
  const ofRegion = after.filter(({ regionalId }) => regionalId === 3);
  expect(new Set(ofRegion.map(({ regional }) => regional?.min_price))).toEqual(new Set([1_000_000]));
  expect(searchTours(after, { sort: 'price_asc' }, today).slice(0, 1)[0]?.id).toBe(53);
});

test('an edited title changes one tour and is found', () => {
  const { id: database } = createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario: 'large-10' });
  const before = serializeTours(database);
  const found = (search: string) => searchTours(serializeTours(database), { search }, today).length;
  const inTurkey = found('turki');
  database.state.edits.published['tour:53'] = { title: { id: 'Kapal Selam', en: 'Submarine' } };
  const after = serializeTours(database);
  expect(after.filter((one, row) => one !== before[row]).map(({ id }) => id)).toEqual([53]);
  expect([found('kapal selam'), found('turki')]).toEqual([1, inTurkey]);
});

test('after an edit of an article the list of tours is the same', () => {
  const { id: database } = createDatabases({ now: new Date('2026-11-21T05:00:00Z') });
  const before = serializeTours(database);
  database.state.edits.published['article:3'] = { title: { id: 'Baru', en: 'New' } };
  expect(database.catalogue.articles.find(({ id }) => id === 3)?.title).toBe('Baru');
  expect(serializeTours(database)).toBe(before);
});

function databaseParts() {
  const { catalogue, state } = createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario: 'large-10' }).id;
  return { catalogue, state };
}
