import type { Tour } from '@sdk';
import { expect, test } from 'vitest';
import { createDatabases, type Database } from '../database.ts';
import { isOpen } from '../rules/departures.ts';
import { hasSeats } from '../seed/tour/bookable-departures.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { type DepartureQuery, searchDepartures, type TourAndDeparture } from './departure-search.ts';
import { searchTours } from './tour-search.ts';

const today = '2026-11-21';
const createDatabase = (scenario: 'default' | 'large-10' | 'empty' = 'default'): Database => {
  const { catalogue, state } = createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario }).id;
  return { catalogue, state };
};

/** The answer with all its rows. */
function search(tours: Parameters<typeof searchDepartures>[0], query: DepartureQuery) {
  const { calendar, rows } = searchDepartures(tours, query, today);
  return { calendar, rows: rows.slice(0) };
}

/** The departures as the site collected them: those of every tour that is found. */
function collect(database: Database, { at: _, day: __, ...filters }: DepartureQuery) {
  const tours = searchTours(serializeTours(database), filters, today).slice(0);
  return tours
    .flatMap((tour) => tour.itineraries.filter((one) => isOpen(one, today)).map((one) => ({ tour, one })))
    .filter(({ one }) => !filters.month?.length || filters.month.includes(one.departure_date.slice(0, 7)))
    .filter(({ one }) => filters.available === undefined || hasSeats(one))
    .sort(
      (a, b) =>
        a.one.departure_date.localeCompare(b.one.departure_date) || a.tour.title.localeCompare(b.tour.title, 'id'),
    );
}

test.each<DepartureQuery>([
  {},
  { available: '1' },
  { regional_id: 3, at: '2027-05' },
  { month: ['2027-03', '2027-06'], at: '2027-06', available: '1' },
  { search: 'jepang', min_days: 6 },
])('%j has the departures of the tours that are found', (query) => {
  const database = createDatabase('large-10');
  const all = collect(database, query);
  const { calendar, rows } = search(serializeTours(database), query);
  const months = Map.groupBy(all, ({ one }) => one.departure_date.slice(0, 7));
  expect(calendar.total).toBe(all.length);
  expect(calendar.departing_tours).toBe(new Set(all.map(({ tour }) => tour.id)).size);
  expect(calendar.months).toEqual([...months].map(([month, { length: total }]) => ({ month, total })));
  const shown = months.get(calendar.month ?? '') ?? [];
  expect(rows.map(({ itinerary }) => itinerary.id)).toEqual(shown.map(({ one }) => one.id));
  const days = Map.groupBy(shown, ({ one }) => one.departure_date);
  expect(calendar.days).toEqual(
    [...days].map(([date, ofDay]) => {
      const prices = ofDay.flatMap(({ one }) => (one.price === null || !hasSeats(one) ? [] : [one.price]));
      return { date, total: ofDay.length, lowest_price: prices.length > 0 ? Math.min(...prices) : null };
    }),
  );
});

test('a requested month is shown from this one to the last with departures, another one is the first', () => {
  const tours = serializeTours(createDatabase());
  const shown = (at: string) => search(tours, { month: ['2026-12', '2027-03'], at }).calendar.month;
  expect(['2026-10', '2026-11', '2027-01', '2027-03', '2027-04'].map(shown)).toEqual([
    '2026-12',
    '2026-11',
    '2027-01',
    '2027-03',
    '2026-12',
  ]);
});

test('a day limits the rows and not the calendar; a day of another month does neither', () => {
  const tours = serializeTours(createDatabase());
  const month = search(tours, {});
  const day = month.calendar.days[0]?.date ?? '';
  const ofDay = search(tours, { at: month.calendar.month ?? '', day });
  expect(ofDay.calendar).toEqual(month.calendar);
  expect(ofDay.rows.every(({ itinerary }) => itinerary.departure_date === day)).toBe(true);
  expect(search(tours, { day: '2027-08-31' })).toEqual(month);
});

test('seats that were sold and prices that were changed count at once', () => {
  const database = createDatabase();
  const before = search(serializeTours(database), { search: 'turki', available: '1' });
  const first = before.rows[0]?.itinerary;
  database.state.departures[first?.id ?? 0] = { seat: 0 };
  const after = search(serializeTours(database), { search: 'turki', available: '1' });
  expect(after.calendar.total).toBe(before.calendar.total - 1);
  database.state.departures[first?.id ?? 0] = { seat: 5, price: 1_000_000 };
  const cheap = search(serializeTours(database), { search: 'turki' }).calendar;
  expect(cheap.days.find(({ date }) => date === first?.departure_date)?.lowest_price).toBe(1_000_000);
});

test('an edited title moves the departures of its tour; all others and what was sold stay', () => {
  const { id: published } = createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario: 'large-10' });
  const query: DepartureQuery = { at: '2027-03', available: '1' };
  const { itinerary, tour } = search(serializeTours(published), query).rows[0] as TourAndDeparture;
  for (const title of ['ZZZ terakhir', 'AAA pertama']) {
    published.state.departures[itinerary.id] = { seat: 5, price: title.length };
    published.state.edits.published[`tour:${tour.id}`] = { title: { id: title, en: title } };
    const { calendar, rows } = search(serializeTours(published), query);
    const anew = search(structuredClone(serializeTours(published)) as Tour[], query);
    expect(rows).toEqual(anew.rows);
    expect(calendar).toEqual(anew.calendar);
    expect(rows.find((row) => row.itinerary.id === itinerary.id)?.tour.title).toBe(title);
  }
});

test('without tours there is no month', () => {
  const { calendar, rows } = search(serializeTours(createDatabase('empty')), {});
  expect(rows).toEqual([]);
  expect(calendar).toEqual({ month: null, tours: 0, departing_tours: 0, total: 0, months: [], days: [] });
});
