import { expect, test } from 'vitest';
import { blogQueryFromUrl, blogQueryToUrl } from './blog-query';

test('the URL contains search words and a page', () => {
  expect(blogQueryFromUrl({ search: ' visa ', page: '2' })).toEqual({ search: 'visa', page: 2 });
});

test('invalid values are ignored or limited', () => {
  expect(blogQueryFromUrl({ search: '  ', page: '-1' })).toEqual({ page: 1 });
  expect(blogQueryFromUrl({ search: ['visa', 'paspor'], page: '999999999' })).toEqual({
    search: 'visa',
    page: 100_000,
  });
});

test('the first page has no page number in its URL', () => {
  expect(blogQueryToUrl({ page: 1 })).toEqual({ search: undefined, page: undefined });
  expect(blogQueryToUrl({ search: 'visa', page: 3 })).toEqual({ search: 'visa', page: 3 });
});
