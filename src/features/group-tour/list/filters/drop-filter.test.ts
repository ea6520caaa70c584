import type { Facets } from '@sdk';
import { expect, test } from 'vitest';
import { filterToDrop, withoutFilter } from './drop-filter';

const facets: Facets = {
  regionals: [{ id: 1, name: 'Asia Timur', total: 0 }],
  countries: [],
  months: [
    { month: '2027-08', total: 0 },
    { month: '2027-10', total: 4 },
  ],
  durations: [{ min_days: 6, max_days: 8, total: 2 }],
  prices: [{ min_price: null, max_price: 15_000_000, total: 0 }],
  available: 0,
};

test('the filter whose removal shows the most tours is returned', () => {
  expect(filterToDrop({ regional_id: 1, month: ['2027-08'], min_days: 13 }, facets)).toBe('month');
  expect(filterToDrop({ max_price: 1, max_days: 3 }, facets)).toBe('min_days');
});

test('the search text is returned if removing other filters shows no tours', () => {
  expect(filterToDrop({ available: '1', max_price: 1, search: 'zzzz' }, facets)).toBe('search');
  expect(filterToDrop({ search: 'zzzz', month: ['2027-08'] }, null)).toBe('search');
});

test('without filters there is nothing to drop', () => {
  expect(filterToDrop({ page: 1, limit: 9, search: undefined }, facets)).toBeNull();
});

test('both ends of a range are removed together', () => {
  expect(withoutFilter({ min_days: 3, max_days: 5, search: 'a' }, 'min_days')).toEqual({ search: 'a' });
});
