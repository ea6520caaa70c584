import type { Itinerary } from '@sdk';
import { expect, test } from 'vitest';
import { departure } from '../../../tests/support/fixture-database.ts';
import {
  cheapestDeparture,
  departureOf,
  departuresOf,
  isFull,
  offeredDepartures,
  seatKind,
  tripLength,
} from './departure';

const row = (id: number, from: string, change: Partial<Itinerary> = {}) =>
  departure(id, from, { type: null, price: null, seat: null, arrival_date: '2027-04-26', ...change });

test('a row of the service becomes one departure with its remarks', () => {
  const full = row(2, '2027-04-17', {
    type: 'Lebaran',
    note: 'Dengan tour leader dari Jakarta',
    itinerary: 'Istanbul – Izmir',
    price: 22_900_000,
    seat: 4,
    is_guaranteed: true,
  });
  expect(departureOf(full, 'Istanbul – Ankara')).toEqual({
    id: 2,
    from: '2027-04-17',
    to: '2027-04-26',
    price: 22_900_000,
    seat: 4,
    isGuaranteed: true,
    remarks: ['Lebaran', 'Dengan tour leader dari Jakarta'],
    route: 'Istanbul – Izmir',
  });
  expect(departureOf(full, 'Istanbul – Izmir').route).toBeNull();
  const plain = { ...row(3, '2027-04-17', { note: null }), languages: ['id' as const] };
  expect(departureOf(plain)).toMatchObject({ remarks: [], remarksLanguage: 'id' });
});

test('only the field is_guaranteed makes a departure guaranteed, whatever the note says', () => {
  expect(departureOf(row(1, '2027-04-17', { note: 'Pasti berangkat' })).isGuaranteed).toBe(false);
  expect(departureOf(row(1, '2027-04-17', { is_guaranteed: false })).isGuaranteed).toBe(false);
});

test('upcoming departures are sorted by soonest date, past ones by latest, without withdrawn ones', () => {
  const days = ['2026-03-01', '2027-06-01', '2026-10-01', '2026-11-21', '2027-01-16', '2026-11-20'];
  const rows = [...days.map((day, index) => row(index, day)), row(9, '2027-02-01', { status_deleted: true })];
  const { upcoming, past } = departuresOf(rows, '2026-11-21');
  expect(upcoming.map(({ from }) => from)).toEqual(['2026-11-21', '2027-01-16', '2027-06-01']);
  expect(past.map(({ from }) => from)).toEqual(['2026-11-20', '2026-10-01', '2026-03-01']);
  expect(offeredDepartures(rows).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('ten days from the 17th to the 26th are nine nights', () => {
  expect(tripLength({ from: '2027-04-17', to: '2027-04-26' })).toEqual({ days: 10, nights: 9 });
  expect(tripLength({ from: '2027-04-17', to: '2027-04-17' })).toEqual({ days: 1, nights: 0 });
});

test.each([
  [null, 'ask'],
  [-1, 'full'],
  [0, 'full'],
  [1, 'few'],
  [5, 'few'],
  [6, 'almost'],
  [10, 'almost'],
  [11, 'available'],
])('%s seats left give the state %s, and only that of no seats is full', (seat, kind) => {
  expect(seatKind(seat)).toBe(kind);
  expect(isFull({ seat })).toBe(kind === 'full');
});

test('the cheapest departure has a price, and is full only when no other has one', () => {
  const full = { price: 20_900_000, seat: 0 };
  const free = { price: 21_900_000, seat: 4 };
  const unknown = { price: null, seat: 8 };
  expect(cheapestDeparture([{ price: 23_900_000, seat: null }, unknown, full, free, { ...free }])).toBe(free);
  expect(cheapestDeparture([full, unknown])).toBe(full);
  expect(cheapestDeparture([unknown])).toBeUndefined();
});
