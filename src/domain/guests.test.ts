import { expect, test } from 'vitest';
import { guestLimit, partyLimit, totalPrice } from './guests';

test('the total is the price for every guest', () => {
  expect(totalPrice(22_900_000, 2)).toBe(45_800_000);
});

test('without a price there is no total', () => {
  expect(totalPrice(null, 2)).toBeNull();
});

test('the seats left limit the guests', () => {
  expect(guestLimit(2, 28)).toBe(2);
});

test('one booking holds at most twenty', () => {
  expect(guestLimit(25, 28)).toBe(20);
});

test('seats on request are limited by the size of the group', () => {
  expect(guestLimit(null, 16)).toBe(16);
  expect(guestLimit(null, null)).toBe(20);
});

test('the group limits the guests also where the seats are more', () => {
  expect(guestLimit(25, 16)).toBe(16);
});

test('a party is at most twenty people, and never more than the group', () => {
  expect([28, 16, null].map(partyLimit)).toEqual([20, 16, 20]);
});

test('a full departure still counts one guest', () => {
  expect(guestLimit(0, 28)).toBe(1);
});
