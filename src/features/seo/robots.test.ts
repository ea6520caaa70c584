import { expect, test } from 'vitest';
import { robots } from './robots';

test('everything may be read but the calls of the site, and the sitemap is named', () => {
  expect(robots(false)).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://localhost:3000/sitemap.xml\n');
});

test('a preview is not read at all', () => {
  expect(robots(true)).toBe('User-agent: *\nDisallow: /\n');
});
