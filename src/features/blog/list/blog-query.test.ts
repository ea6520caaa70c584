import { expect, test } from 'vitest';
import { blogQueryFromUrl, blogQueryToUrl } from './blog-query';

test('an address names words and a page', () => {
  expect(blogQueryFromUrl({ search: ' visa ', page: '2' })).toEqual({ search: 'visa', page: 2 });
});

test('what makes no sense is ignored', () => {
  expect(blogQueryFromUrl({ search: '  ', page: '-1' })).toEqual({ page: 1 });
  expect(blogQueryFromUrl({ search: ['visa', 'paspor'], page: '999999999' })).toEqual({
    search: 'visa',
    page: 100_000,
  });
});

test('the first page has no number in its address', () => {
  expect(blogQueryToUrl({ page: 1 })).toEqual({ search: undefined, page: undefined });
  expect(blogQueryToUrl({ search: 'visa', page: 3 })).toEqual({ search: 'visa', page: 3 });
});
