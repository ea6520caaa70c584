import { expect, test } from 'vitest';
import { canonicalQuery } from './canonical-query';

test('the canonical query keeps the page and one filter, but not the sort order', () => {
  expect(canonicalQuery({ page: 2, limit: 9 })).toEqual({ page: 2, limit: 9 });
  expect(canonicalQuery({ page: 1, sort: 'price_asc' })).toEqual({ page: 1 });
  expect(canonicalQuery({ page: 3, month: ['2027-03'], sort: 'newest' })).toEqual({ page: 3, month: ['2027-03'] });
});

test.each([
  [{ search: 'jepang' }],
  [{ min_days: 5 }],
  [{ max_price: 20_000_000 }],
  [{ month: ['2027-03', '2027-04'] }],
  [{ regional_id: 1, available: '1' }] as const,
])('%o has no canonical query', (query) => {
  expect(canonicalQuery(query)).toBeNull();
});
