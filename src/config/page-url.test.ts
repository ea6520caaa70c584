import { expect, test } from 'vitest';
import { pageUrl } from './page-url';

test('Indonesian URLs have no language prefix, English ones have one', () => {
  expect(pageUrl('id', '/')).toBe('http://localhost:3000/');
  expect(pageUrl('id', '/blog')).toBe('http://localhost:3000/blog');
  expect(pageUrl('en', '/')).toBe('http://localhost:3000/en');
  expect(pageUrl('en', '/blog?page=2')).toBe('http://localhost:3000/en/blog?page=2');
});
