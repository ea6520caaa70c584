import { expect, test } from 'vitest';
import { blogQueryFromUrl, blogQueryToUrl } from './blog-query';

test.each([
  [
    { search: ' visa ', page: '2' },
    { search: 'visa', page: 2 },
  ],
  [{ search: '  ', page: '-1' }, { page: 1 }],
  [
    { search: ['visa', 'paspor'], page: '999999999' },
    { search: 'visa', page: 100_000 },
  ],
])('the URL query %j is read as %j', (url, query) => {
  expect(blogQueryFromUrl(url)).toEqual(query);
});

test('the first page has no page number in its URL', () => {
  expect(blogQueryToUrl({ page: 1 })).toEqual({ search: undefined, page: undefined });
  expect(blogQueryToUrl({ search: 'visa', page: 3 })).toEqual({ search: 'visa', page: 3 });
});
