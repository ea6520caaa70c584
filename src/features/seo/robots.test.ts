import { expect, test } from 'vitest';
import { robots } from './robots';

test('crawlers may read everything except `/api/`, and robots.txt contains the sitemap', () => {
  expect(robots(false)).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://localhost:3000/sitemap.xml\n');
});

test('crawlers may read nothing of a preview', () => {
  expect(robots(true)).toBe('User-agent: *\nDisallow: /\n');
});
