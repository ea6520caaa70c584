import { expect, test } from 'vitest';
import { filterCount } from './filter-count';

test('page and sort order do not count as filters', () => {
  expect(filterCount({ page: 3, limit: 9, sort: 'newest' })).toBe(0);
});

test('a range counts once, and every country and month counts separately', () => {
  expect(filterCount({ min_days: 6, max_days: 8, max_price: 1 })).toBe(2);
  expect(filterCount({ search: 'turki', country: [3, 4], month: ['2027-03'], available: '1' })).toBe(5);
});
