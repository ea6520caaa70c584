import type { Itinerary } from '@sdk';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { buildTours } from './tour.ts';

const daysOverTwoYears = Array.from({ length: 27 }, (_, index) => addDays('2026-11-21', index * 29));
const today = '2026-11-21';
const all = buildTours(today, 'id').tours.flatMap((tour) => tour.itineraries);

describe.each(daysOverTwoYears)('the departures on %s', (day) => {
  const { tours } = buildTours(day, 'id');
  const departures = tours.flatMap((tour) => tour.itineraries);

  test('number between 150 and 190, at most eight for each tour, with unique ids', () => {
    expect(departures.length).toBeGreaterThanOrEqual(150);
    expect(departures.length).toBeLessThanOrEqual(190);
    expect(Math.max(...tours.map((tour) => tour.itineraries.length))).toBeLessThanOrEqual(8);
    expect(new Set(departures.map((one) => one.id)).size).toBe(departures.length);
  });

  test('are either past or between 14 and 400 days ahead', () => {
    const upcoming = departures.filter((one) => one.departure_date >= day);
    expect(upcoming.filter((one) => one.departure_date < addDays(day, 14))).toEqual([]);
    expect(upcoming.filter((one) => one.departure_date > addDays(day, 400))).toEqual([]);
  });

  test('are sorted upcoming by soonest date, then past by latest', () => {
    for (const { itineraries } of tours) {
      const dates = itineraries.map((one) => one.departure_date);
      const upcoming = dates.filter((date) => date >= day).sort();
      const past = dates
        .filter((date) => date < day)
        .sort()
        .reverse();
      expect(dates).toEqual([...upcoming, ...past]);
    }
  });

  test('include every state of seats, one withdrawn row, one without a price and one without a duration', () => {
    const upcoming = departures.filter((one) => one.departure_date >= day);
    const seats = new Set(upcoming.map((one) => one.seat));
    expect([null, 0, 2, 8, 25].filter((seat) => !seats.has(seat))).toEqual([]);
    expect(departures.filter((one) => one.status_deleted)).toHaveLength(1);
    expect(departures.filter((one) => one.price === null)).toHaveLength(1);
    expect(departures.filter((one) => one.duration === null)).toHaveLength(1);
  });
});

test('a departure keeps its id, date and price from one day to the next', () => {
  const tomorrow = buildTours('2026-11-22', 'id').tours.flatMap((tour) => tour.itineraries);
  const unchanged = tomorrow.filter((one) => all.some((before) => before.id === one.id));
  expect(unchanged.length).toBeGreaterThan(150);
  // Promotions end on a day.
  const lasting = ({ promotions: _, ...one }: Itinerary) => one;
  for (const one of unchanged) expect([lasting(one)]).toEqual(all.filter(({ id }) => id === one.id).map(lasting));
});
