import type { Itinerary } from '@sdk';
import { describe, expect, test } from 'vitest';
import {
  bookablePrice,
  departureChange,
  departuresOf,
  estimatedTotal,
  fitPax,
  headCount,
  paxLimit,
  placesIn,
  priceChange,
  suggestedRooms,
} from './booking';

const row = (id: number, from: string, more: Partial<Itinerary> = {}): Itinerary => ({
  id,
  type: null,
  periode: '',
  itinerary: null,
  departure_date: from,
  arrival_date: '2027-04-26',
  duration: null,
  price: null,
  seat: null,
  note: null,
  status_deleted: false,
  fake_num_of_members: null,
  tour_id: 17,
  ...more,
});

describe('departures', () => {
  test('are upcoming, not withdrawn, and the soonest comes first', () => {
    const rows = [
      row(3, '2027-06-01'),
      row(1, '2026-01-01'),
      row(2, '2027-04-17', { price: 22_900_000, seat: 0, note: 'Pasti berangkat' }),
      row(4, '2027-05-01', { status_deleted: true }),
    ];
    expect(departuresOf(rows, '2026-11-21')).toEqual([
      { id: 2, from: '2027-04-17', to: '2027-04-26', price: 22_900_000, seat: 0, isGuaranteed: true, remark: null },
      { id: 3, from: '2027-06-01', to: '2027-04-26', price: null, seat: null, isGuaranteed: false, remark: null },
    ]);
  });
});

describe('the estimated total', () => {
  test('is price times adults and children, never infants', () => {
    expect(estimatedTotal(22_900_000, { adult: 2, child: 1, infant: 1 })).toBe(68_700_000);
  });
  test('is unknown without a price', () => {
    expect(estimatedTotal(null, { adult: 2, child: 0, infant: 0 })).toBeNull();
  });
});

describe('the limit of a kind', () => {
  const pax = { adult: 2, child: 1, infant: 0 };
  test('leaves the seats the others take', () => {
    expect(paxLimit('adult', pax, 4, 28)).toBe(3);
    expect(paxLimit('child', pax, 4, 28)).toBe(2);
  });
  test('is one adult at least and no child when nothing is left', () => {
    expect(paxLimit('adult', pax, 0, 28)).toBe(1);
    expect(paxLimit('child', pax, 2, 28)).toBe(0);
  });
  test('is one infant an adult, whatever the seats', () => {
    expect(paxLimit('infant', pax, 0, 28)).toBe(2);
  });
  test('is what the others leave of twenty people, infants counted', () => {
    expect(paxLimit('adult', pax, null, null)).toBe(19);
    expect(paxLimit('child', pax, 40, 40)).toBe(18);
    expect(paxLimit('infant', { adult: 12, child: 3, infant: 0 }, null, null)).toBe(5);
    expect(paxLimit('child', { adult: 12, child: 0, infant: 8 }, 40, 40)).toBe(0);
  });
  test('is what the others leave of the group', () => {
    expect(paxLimit('adult', pax, null, 6)).toBe(5);
    expect(paxLimit('child', { adult: 2, child: 0, infant: 2 }, 12, 6)).toBe(2);
  });
});

test('heads are adults, children and infants', () => {
  expect(headCount({ adult: 2, child: 1, infant: 1 })).toBe(4);
});

test.each([
  [1, { twin: 0, double: 0, triple: 0, single: 1 }],
  [2, { twin: 1, double: 0, triple: 0, single: 0 }],
  [3, { twin: 0, double: 0, triple: 1, single: 0 }],
  [4, { twin: 2, double: 0, triple: 0, single: 0 }],
  [5, { twin: 1, double: 0, triple: 1, single: 0 }],
])('rooms proposed for %i guests hold exactly them', (guests, rooms) => {
  expect(suggestedRooms(guests)).toEqual(rooms);
  expect(placesIn(rooms)).toBe(guests);
});

test.each([
  [{ adult: 6, child: 0, infant: 0 }, 2, { adult: 2, child: 0, infant: 0 }],
  [{ adult: 3, child: 2, infant: 2 }, 3, { adult: 1, child: 2, infant: 1 }],
  [{ adult: 2, child: 4, infant: 0 }, 3, { adult: 1, child: 2, infant: 0 }],
  [{ adult: 1, child: 1, infant: 1 }, 1, { adult: 1, child: 0, infant: 1 }],
  [{ adult: 2, child: 1, infant: 0 }, 12, { adult: 2, child: 1, infant: 0 }],
])('%j fitted to %i seats', (pax, seats, fitted) => {
  expect(fitPax(pax, seats)).toEqual(fitted);
});

test('a price stands only where the guests can be booked', () => {
  const row = {
    id: 2,
    from: '2027-04-17',
    to: '2027-04-26',
    price: 22_900_000,
    seat: 2,
    isGuaranteed: false,
    remark: null,
  };
  const pax = { adult: 2, child: 0, infant: 1 };
  expect(bookablePrice(row, pax)).toBe(22_900_000);
  expect(bookablePrice({ ...row, seat: null, price: null }, pax)).toBeNull();
  expect(bookablePrice(row, { ...pax, child: 1 })).toBeUndefined();
  expect(bookablePrice({ ...row, seat: 0 }, pax)).toBeUndefined();
  expect(bookablePrice(undefined, pax)).toBeUndefined();
});

describe('a departure looked at again', () => {
  const now = {
    id: 2,
    from: '2027-04-17',
    to: '2027-04-26',
    price: 22_900_000,
    seat: 3,
    isGuaranteed: false,
    remark: null,
  };
  const pax = { adult: 2, child: 1, infant: 1 };
  test('is unchanged when price and seats suffice', () => {
    expect(departureChange(now, pax, 22_900_000)).toBeNull();
    expect(departureChange({ ...now, seat: null }, pax, 22_900_000)).toBeNull();
  });
  test('is gone when the service no longer lists it', () => {
    expect(departureChange(undefined, pax, 22_900_000)).toEqual({ kind: 'gone' });
  });
  test('has too few seats before a price matters', () => {
    expect(departureChange({ ...now, seat: 2, price: 1 }, pax, 22_900_000)).toEqual({ kind: 'seats', left: 2 });
  });
  test('has another price', () => {
    const change = { kind: 'price', old: 22_900_000, now: 23_900_000 };
    expect(departureChange({ ...now, price: 23_900_000 }, pax, 22_900_000)).toEqual(change);
    expect(priceChange({ ...now, seat: 0, price: 23_900_000 }, 22_900_000)).toEqual(change);
  });
  test('has no other price while none was seen', () => {
    expect(departureChange(now, pax, undefined)).toBeNull();
    expect(departureChange({ ...now, price: null }, pax, undefined)).toBeNull();
  });
});
