import { expect, test } from 'vitest';
import { daysRange, isChosen, priceRange, toggled } from './ranges';

test('a minimum of one day and a missing end are not limits', () => {
  expect(daysRange({ min_days: 1, max_days: 5, total: 3 })).toEqual({ min_days: undefined, max_days: 5 });
  expect(priceRange({ min_price: 40_000_000, max_price: null, total: 8 })).toEqual({
    min_price: 40_000_000,
    max_price: undefined,
  });
});

test('a range is chosen only if both ends are equal', () => {
  expect(isChosen({ min_days: 6, max_days: 8 }, { min_days: 6, max_days: 8 })).toBe(true);
  expect(isChosen({ min_days: 6 }, { min_days: 6, max_days: 8 })).toBe(false);
});

test('toggling removes a selected value and adds a missing one', () => {
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled(undefined, 3)).toEqual([3]);
  expect(toggled([3], 3)).toBeUndefined();
});
