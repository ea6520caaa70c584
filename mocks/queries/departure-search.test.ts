import { expect, test } from 'vitest';
import { createDatabases, type Database } from '../database.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import type { ScenarioName } from '../state/state.ts';
import { type DepartureQuery, searchDepartures } from './departure-search.ts';

const today = '2026-11-21';
const createDatabase = (scenario: ScenarioName = 'default'): Database =>
  createDatabases({ now: new Date('2026-11-21T05:00:00Z'), scenario }).id;

const search = (tours: Parameters<typeof searchDepartures>[0], query: DepartureQuery) =>
  searchDepartures(tours, query, today);

test('the calendar counts departures, tours, months and days, with the lowest price that can be booked', () => {
  const { calendar, rows } = search(serializeTours(createDatabase()), { search: 'turki', at: '2027-03' });
  expect(calendar).toMatchObject({ month: '2027-03', tours: 2, departing_tours: 2, total: 8 });
  expect(calendar.months.slice(0, 3)).toEqual([
    { month: '2026-12', total: 1 },
    { month: '2027-01', total: 2 },
    { month: '2027-02', total: 1 },
  ]);
  expect(calendar.days).toEqual([{ date: '2027-03-06', total: 1, lowest_price: 26_900_000 }]);
  expect(rows.map(({ itinerary }) => itinerary.id)).toEqual([170_703]);
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

test('without tours there is no month', () => {
  const { calendar, rows } = search(serializeTours(createDatabase('empty')), {});
  expect(rows).toEqual([]);
  expect(calendar).toEqual({ month: null, tours: 0, departing_tours: 0, total: 0, months: [], days: [] });
});
