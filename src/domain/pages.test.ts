import { expect, test } from 'vitest';
import { lastPage, listQueryFromUrl, pageNumbers, pageOf } from './pages';

test('thirty-six tours make four pages, an empty list makes one', () => {
  expect(lastPage({ per_page: 9, total: 36 })).toBe(4);
  expect(lastPage({ per_page: 9, total: 37 })).toBe(5);
  expect(lastPage({ per_page: 9, total: 0 })).toBe(1);
});

test('long lists have gaps, and a gap of one page shows that page', () => {
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});

test('a list is split into pages of nine (§9); a page number beyond the last gives the last page', () => {
  const rows = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(pageOf(rows, 1).rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const last = { per_page: 9, total: 11, current_page: 2, first_item: 10, last_item: 11 };
  expect(pageOf(rows, 2)).toEqual({ rows: [10, 11], pagination: last });
  expect(pageOf(rows, 5)).toEqual({ rows: [10, 11], pagination: last });
  const none = { per_page: 9, total: 0, current_page: 1, first_item: 0, last_item: 0 };
  expect(pageOf([], 3)).toEqual({ rows: [], pagination: none });
});

test.each([
  [
    { search: ' visa ', page: '2' },
    { search: 'visa', page: 2 },
  ],
  [{ search: '  ', page: '-1' }, { page: 1 }],
  [{ page: '100000' }, { page: 100_000 }],
  [
    { search: ['x'.repeat(101), 'paspor'], page: ['100001', '2'] },
    { search: 'x'.repeat(100), page: 1 },
  ],
])('the query %j of a URL is read as %j', (url, query) => {
  expect(listQueryFromUrl(url)).toEqual(query);
});
