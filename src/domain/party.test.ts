import { describe, expect, test } from 'vitest';
import { departure as oneDeparture } from '../../tests/support/booking-fixture';
import {
  bookablePrices,
  canCountAs,
  departureChange,
  fitPax,
  guestLimit,
  partyWithin,
  paxLimit,
  priceChange,
  seatProblem,
} from './booking-party';
import { partyFromUrl, partyToUrl, seatedGuests } from './party';
import { bedsIn, suggestedRooms } from './rooms';

const family = { adult: 2, child: 1, infant: 0 };

test.each([
  // The seats that the other types leave, at least one adult.
  ['adult', family, 4, 28, 3],
  ['child', family, 4, 28, 2],
  ['adult', family, 0, 28, 1],
  ['child', family, 2, 28, 0],
  // One infant for each adult, whatever the number of seats.
  ['infant', family, 0, 28, 2],
  // The number that the other types leave of twenty people, infants included.
  ['adult', family, null, null, 19],
  ['child', family, 40, 40, 18],
  ['infant', { adult: 12, child: 3, infant: 0 }, null, null, 5],
  ['child', { adult: 12, child: 0, infant: 8 }, 40, 40, 0],
  // The number that the other types leave of the group.
  ['adult', family, null, 6, 5],
  ['child', { adult: 2, child: 0, infant: 2 }, 12, 6, 2],
] as const)(
  'the limit of the type %s beside %j with %s seats in a group of %s is %i',
  (type, pax, seat, size, limit) => {
    expect(paxLimit(type, pax, seat, size)).toBe(limit);
  },
);

test('a guest can change type where seats, adults and the limit of the party allow it', () => {
  expect(canCountAs('adult', 'child', { adult: 2, child: 1, infant: 0 }, 3, null)).toBe(true);
  expect(canCountAs('child', 'infant', { adult: 2, child: 0, infant: 1 }, 2, null)).toBe(false);
  expect(canCountAs('child', 'infant', { adult: 2, child: 0, infant: 1 }, 3, null)).toBe(true);
  expect(canCountAs('child', 'adult', { adult: 1, child: 1, infant: 0 }, null, null)).toBe(false);
  expect(canCountAs('child', 'adult', { adult: 2, child: 0, infant: 2 }, null, null)).toBe(false);
  expect(canCountAs('child', 'adult', { adult: 2, child: 0, infant: 1 }, null, null)).toBe(true);
  expect(canCountAs('adult', 'child', { adult: 19, child: 1, infant: 0 }, null, null)).toBe(true);
});

test.each([
  [1, { twin: 0, double: 0, triple: 0, single: 1 }],
  [2, { twin: 1, double: 0, triple: 0, single: 0 }],
  [3, { twin: 0, double: 0, triple: 1, single: 0 }],
  [4, { twin: 2, double: 0, triple: 0, single: 0 }],
  [5, { twin: 1, double: 0, triple: 1, single: 0 }],
])('the rooms suggested for %i guests have exactly enough beds', (guests, rooms) => {
  expect(suggestedRooms(guests)).toEqual(rooms);
  expect(bedsIn(rooms)).toBe(guests);
});

test.each([
  [{ adult: 6, child: 0, infant: 0 }, 2, { adult: 2, child: 0, infant: 0 }],
  [{ adult: 3, child: 2, infant: 2 }, 3, { adult: 1, child: 2, infant: 1 }],
  [{ adult: 2, child: 4, infant: 0 }, 3, { adult: 1, child: 2, infant: 0 }],
  [{ adult: 1, child: 1, infant: 1 }, 1, { adult: 1, child: 0, infant: 1 }],
  [{ adult: 2, child: 1, infant: 0 }, 12, { adult: 2, child: 1, infant: 0 }],
])('%j is reduced to %i seats', (pax, seats, fitted) => {
  expect(fitPax(pax, seats)).toEqual(fitted);
});

const row = { ...oneDeparture, seat: 2 };

test('a price is given only when the guests can be booked', () => {
  const pax = { adult: 2, child: 0, infant: 1 };
  expect(bookablePrices(row, pax)).toMatchObject({ price: 22_900_000 });
  expect(bookablePrices({ ...row, seat: null, price: null }, pax)).toMatchObject({ price: null });
  expect(bookablePrices(row, { ...pax, child: 1 })).toBeUndefined();
  expect(bookablePrices({ ...row, seat: 0 }, pax)).toBeUndefined();
  expect(bookablePrices({ ...row, seat: -1 }, { adult: 1, child: 0, infant: 0 })).toBeUndefined();
  expect(bookablePrices(undefined, pax)).toBeUndefined();
});

describe('a departure checked again', () => {
  const departure = { ...row, seat: 3 };
  const pax = { adult: 2, child: 1, infant: 1 };
  test('is unchanged when price and seats suffice', () => {
    expect(departureChange(departure, pax, { price: 22_900_000 })).toBeNull();
    expect(departureChange({ ...departure, seat: null }, pax, { price: 22_900_000 })).toBeNull();
  });
  test('is gone when the service no longer lists it', () => {
    expect(departureChange(undefined, pax, { price: 22_900_000 })).toEqual({ kind: 'gone' });
  });
  test('has too few seats, which comes before a price change', () => {
    expect(departureChange({ ...departure, seat: 2, price: 1 }, pax, { price: 22_900_000 })).toEqual({
      kind: 'seats',
      left: 2,
    });
  });
  test('has another price', () => {
    const change = { kind: 'price', old: { price: 22_900_000 }, now: { price: 23_900_000 } };
    expect(departureChange({ ...departure, price: 23_900_000 }, pax, { price: 22_900_000 })).toEqual(change);
    expect(priceChange({ ...departure, seat: 0, price: 23_900_000 }, pax, { price: 22_900_000 })).toEqual(change);
  });
  test('has another price for these guests when a promotion or the price of a child changes', () => {
    const { id, ...rule } = { id: 1, name: 'Family', amount: 1_000_000, percent: null, per: 'child' as const };
    const promotion = { id, ...rule, min_adults: 2, min_children: 1, ends_on: null, is_combinable: true };
    const seen = { price: 22_900_000, promotions: [promotion] };
    expect(departureChange(departure, pax, seen)).toEqual({ kind: 'price', old: seen, now: { price: 22_900_000 } });
    expect(departureChange({ ...departure, childPrice: 20_000_000 }, pax, { price: 22_900_000 })).toMatchObject({
      now: { price: 22_900_000, childPrice: 20_000_000 },
    });
    const couple = { adult: 2, child: 0, infant: 0 };
    expect(departureChange({ ...departure, childPrice: 20_000_000 }, couple, seen)).toBeNull();
  });
  test('has no price change when the visitor saw no price', () => {
    expect(departureChange(departure, pax, undefined)).toBeNull();
    expect(departureChange({ ...departure, price: null }, pax, undefined)).toBeNull();
  });
});

test('infants do not pay or need seats', () => {
  expect(seatedGuests({ adult: 2, child: 1, infant: 1 })).toBe(3);
  const pax = { adult: 2, child: 1, infant: 2 };
  expect([null, 3, 2, 0, -1].map((seat) => seatProblem({ seat }, pax))).toEqual([null, null, 'few', 'full', 'full']);
});

test.each([
  ['the seats left', 2, 28, 2],
  ['twenty guests of one booking', 25, 28, 20],
  ['the size of the group, for seats on request', null, 16, 16],
  ['twenty guests, for seats on request of a group without a size', null, null, 20],
  ['the size of the group, even when more seats are left', 25, 16, 16],
  ['one guest, even when the departure is full', 0, 28, 1],
])('the guests are limited to %s', (_, seat, capacity, limit) => {
  expect(guestLimit(seat, capacity)).toBe(limit);
});

test.each([
  ['2,2,0', { adult: 2, child: 2, infant: 0 }],
  ['3', { adult: 3, child: 0, infant: 0 }],
  ['2,1', { adult: 2, child: 1, infant: 0 }],
  // Each infant needs an adult.
  ['1,0,3', { adult: 1, child: 0, infant: 1 }],
  ['8,12', { adult: 8, child: 12, infant: 0 }],
  ['8,13', null],
  ['0,2,0', null],
  ['2,-1,0', null],
  ['many', null],
  ['', null],
  [['2,2,0'], null],
  [undefined, null],
])('the address pax=%s names the party %j', (text, pax) => {
  expect(partyFromUrl(text)).toEqual(pax);
  if (pax) expect(partyFromUrl(partyToUrl(pax))).toEqual(pax);
});

test('a party that is too large for one booking loses infants first, then adults, then children', () => {
  expect(partyWithin(20, { adult: 16, child: 4, infant: 4 })).toEqual({ adult: 16, child: 4, infant: 0 });
  expect(partyWithin(20, { adult: 10, child: 4, infant: 4 })).toEqual({ adult: 10, child: 4, infant: 4 });
  expect(partyWithin(6, { adult: 8, child: 4, infant: 1 })).toEqual({ adult: 2, child: 4, infant: 0 });
  expect(partyWithin(3, { adult: 1, child: 9, infant: 0 })).toEqual({ adult: 1, child: 2, infant: 0 });
});
