import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { type Departure, sortDepartures } from '@/domain/tour/departure';
import { type DepartureFilters, tourCardModel } from '@/domain/tour/tour-card';
import { departure as oneDeparture } from '../../../../tests/support/booking-fixture';
import { chooseDeparture, monthsOf } from './departures';

const TODAY = '2026-11-21';

const departure = (id: number, from: string, seat: number | null = 12): Departure => ({
  ...oneDeparture,
  ...{ id, from, to: from, seat, price: 1 },
});
const choose = (departures: Departure[], wantedId: number | null) =>
  chooseDeparture(sortDepartures(departures, TODAY), wantedId);

test('the first departure with seats is chosen, and seats on request count as seats', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06', null), departure(3, '2027-04-17')];
  expect(choose(rows, null).departure?.id).toBe(2);
});

test('the departure in the URL is chosen', () => {
  const rows = [departure(2, '2027-03-06'), departure(3, '2027-04-17')];
  expect(choose(rows, 3).departure?.id).toBe(3);
});

test('the first departure with seats is chosen if the one in the URL is full, past or unknown', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06'), departure(9, '2026-10-10')];
  expect([1, 9, 77].map((id) => choose(rows, id).departure?.id)).toEqual([2, 2, 2]);
});

test('the soonest departure is chosen if all are full', () => {
  const choice = choose([departure(2, '2027-03-06', 0), departure(1, '2027-01-16', 0)], null);
  expect([choice.status, choice.departure?.id]).toEqual(['full', 1]);
});

test('past departures are returned separately and are never chosen', () => {
  const choice = choose([departure(9, '2026-10-10', 0)], 9);
  expect([choice.status, choice.departure, choice.past.length]).toEqual(['past', null, 1]);
});

test('a tour without departures has the status `none`', () => {
  expect(choose([], null)).toEqual({ upcoming: [], past: [], departure: null, cheaper: null, status: 'none' });
});

test('months are sorted and listed once', () => {
  const rows = [departure(3, '2027-04-17'), departure(1, '2027-01-16'), departure(2, '2027-04-02')];
  expect(monthsOf(rows)).toEqual(['2027-01', '2027-04']);
});

test('a cheaper departure is named only if it can be booked and its price is known', () => {
  const rows = [
    { ...departure(1, '2027-01-16'), price: 30 },
    { ...departure(2, '2027-03-06', 0), price: 10 },
    { ...departure(3, '2027-04-17'), price: 20 },
    { ...departure(4, '2027-06-19'), price: null },
  ];
  expect(choose(rows, null).cheaper?.id).toBe(3);
  expect(choose(rows, 3).cheaper).toBeNull();
  expect(choose([departure(5, '2027-01-16', 0)], null).cheaper).toBeNull();
});

test.each<[DepartureFilters, number]>([
  [{}, 2],
  [{ month: ['2027-04'] }, 3],
  [{ month: ['2027-01', '2027-04'] }, 3],
  [{ available: '1' }, 2],
])('the page opens with the departure that the card of a list filtered by %j announces', (filters, id) => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06'), departure(3, '2027-04-17')];
  const itineraries = rows.map(
    ({ id, from, to, price, seat }) =>
      ({
        id,
        departure_date: from,
        arrival_date: to,
        price,
        seat,
        status_deleted: false,
        type: null,
        note: null,
      }) as Itinerary,
  );
  const tour = { id: 17, title: 'Turki', mainCountries: [], itineraries } as unknown as Tour;
  const card = tourCardModel(tour, TODAY, filters);
  const choice = choose(rows, card.departureId ?? null).departure;
  expect([choice?.id, choice?.from]).toEqual([id, card.departures.find(({ isPriced }) => isPriced)?.from]);
});
