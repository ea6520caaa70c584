import type { Itinerary } from '@sdk';
import { expect, test } from 'vitest';
import { findCheapest } from './bookable-departures.ts';

const departure = (id: number, price: number | null, seat: number | null) => ({ id, price, seat }) as Itinerary;

test('the cheapest departure is one that can be booked', () => {
  const soldOut = departure(1, 19_000_000, 0);
  const onRequest = departure(2, 21_000_000, null);
  expect(findCheapest([soldOut, departure(3, 23_000_000, 4), onRequest, departure(4, 21_000_000, 9)])).toBe(onRequest);
  expect(findCheapest([soldOut, departure(5, null, 4)])).toBe(soldOut);
  expect(findCheapest([departure(5, null, 4)])).toBeNull();
});
