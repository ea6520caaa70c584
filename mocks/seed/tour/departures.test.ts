import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { tourRows } from './rows.ts';
import { buildTours } from './tour.ts';

const daysOverTwoYears = Array.from({ length: 27 }, (_, index) => addDays('2026-11-21', index * 29));
const today = '2026-11-21';
const all = buildTours(today, 'id').tours.flatMap((tour) => tour.itineraries);

function itinerariesOf(id: number, day = today) {
  return buildTours(day, 'id').tours.find((tour) => tour.id === id)?.itineraries ?? [];
}

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
  for (const one of unchanged) expect(one).toEqual(all.find((before) => before.id === one.id));
});

test('the cheapest departure costs the from-price and none more than a quarter above it', () => {
  for (const row of tourRows) {
    const prices = itinerariesOf(row.id).flatMap((one) => (one.price ? [one.price] : []));
    if (prices.length === 0) continue;
    expect(Math.max(...prices)).toBeLessThanOrEqual(row.fromPrice * 1.25);
    expect(Math.min(...prices)).toBe(row.fromPrice);
  }
});

test.each(daysOverTwoYears)('the lowest price is that of the cheapest departure with seats on %s', (day) => {
  for (const { lowestItinerary, itineraries } of buildTours(day, 'id').tours) {
    const priced = itineraries.filter((one) => one.departure_date >= day && !one.status_deleted && one.price !== null);
    const bookable = priced.filter(({ seat }) => seat !== 0);
    const prices = (bookable.length > 0 ? bookable : priced).map(({ price }) => price ?? 0);
    expect(lowestItinerary?.price ?? Number.POSITIVE_INFINITY).toBe(Math.min(...prices));
  }
});

test('tour 17 departs on the days of its table', () => {
  const rows = itinerariesOf(17).map(({ periode, seat, price, type }) => [periode, seat, price, type]);
  expect(rows).toEqual([
    ['16 Jan 2027 - 25 Jan 2027', 0, 21_900_000, 'Reguler'],
    ['06 Mar 2027 - 15 Mar 2027', 2, 26_900_000, 'Lebaran'],
    ['17 Apr 2027 - 26 Apr 2027', 25, 22_900_000, 'Reguler'],
    ['19 Jun 2027 - 28 Jun 2027', 8, 24_900_000, 'Libur Sekolah'],
    ['09 Okt 2027 - 18 Okt 2027', null, 21_900_000, 'Reguler'],
    ['10 Okt 2026 - 19 Okt 2026', 0, 21_900_000, 'Reguler'],
  ]);
});

test('the id of a departure is made of tour, year and month', () => {
  expect(itinerariesOf(17)[0]?.id).toBe(170_701);
});

test('one tour has no departures and one only past ones', () => {
  expect(itinerariesOf(28)).toEqual([]);
  const dates = itinerariesOf(32).map((one) => one.departure_date);
  expect(dates.length).toBe(2);
  expect(dates.filter((date) => date >= today)).toEqual([]);
});

test('seats never exceed the group', () => {
  for (const tour of buildTours(today, 'id').tours) {
    for (const one of tour.itineraries) expect(one.seat ?? 0).toBeLessThanOrEqual(tour.capacity ?? 0);
  }
});
