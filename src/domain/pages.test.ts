import { expect, test } from 'vitest';
import { lastPage, pageNumbers } from './pages';

test('thirty-six tours are four pages, none is one', () => {
  expect(lastPage({ per_page: 9, total: 36 })).toBe(4);
  expect(lastPage({ per_page: 9, total: 37 })).toBe(5);
  expect(lastPage({ per_page: 9, total: 0 })).toBe(1);
});

test('long lists have gaps, and a gap of one page is that page', () => {
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});
