import { expect, test } from 'vitest';
import { leaderRows } from '../people.ts';
import { tourRows } from './rows.ts';
import { buildTours } from './tour.ts';

const { tours } = buildTours('2026-11-21', 'id');
const upcoming = tours.flatMap(({ itineraries }) =>
  itineraries.filter(({ departure_date: day }) => day >= '2026-11-21'),
);

test('somebody knows the first country of every tour', () => {
  const known = leaderRows.flatMap(({ countries }) => countries);
  expect(tourRows.map(({ countries }) => countries[0]).filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test('most departures have a leader, and a tour has those of its departures', () => {
  const led = upcoming.filter(({ leader_id }) => leader_id !== null);
  expect(led.length / upcoming.length).toBeGreaterThan(0.6);
  expect(led.length).toBeLessThan(upcoming.length);
  for (const { leaders = [], itineraries } of tours) {
    const ids = itineraries.flatMap(({ leader_id }) => leader_id ?? []);
    expect(new Set(leaders.map(({ id }) => id))).toEqual(new Set(ids));
  }
});

test('nobody leads two tours at a time', () => {
  for (const { id } of leaderRows) {
    const trips = upcoming
      .filter(({ leader_id }) => leader_id === id)
      .sort((a, b) => a.departure_date.localeCompare(b.departure_date));
    expect(trips.filter((trip, index) => trip.departure_date <= (trips[index - 1]?.arrival_date ?? ''))).toEqual([]);
  }
});
