import { expect, test } from 'vitest';
import { blogQueryToUrl } from './blog-query';

test('the first page has no page number in its URL', () => {
  expect(blogQueryToUrl({ page: 1 })).toEqual({ search: undefined, page: undefined });
  expect(blogQueryToUrl({ search: 'visa', page: 3 })).toEqual({ search: 'visa', page: 3 });
});
