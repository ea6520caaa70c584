import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap';

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);

test('the index lists the sitemap of the pages and the parts of each list in each language', () => {
  const index = sitemapIndex({ languages: ['id', 'en'], parts: { tours: 2, articles: 1 } });
  expect(index).toContain(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>http://localhost:3000/sitemap-pages.xml</loc></sitemap>
<sitemap><loc>http://localhost:3000/sitemap-tours-1.xml</loc></sitemap>
`);
  expect(locationsOf(index)).toEqual(
    ['', '/en'].flatMap((language) =>
      ['pages', 'tours-1', 'tours-2', 'articles-1'].map(
        (part) => `http://localhost:3000${language}/sitemap-${part}.xml`,
      ),
    ),
  );
});

test('a language that the service does not have has only its pages', () => {
  const index = sitemapIndex({ languages: ['id'], parts: { tours: 1, articles: 0 } });
  expect(locationsOf(index)).toEqual([
    'http://localhost:3000/sitemap-pages.xml',
    'http://localhost:3000/sitemap-tours-1.xml',
    'http://localhost:3000/en/sitemap-pages.xml',
  ]);
});

test('there is no sitemap without a page', () => {
  expect(sitemap('en', [{ path: '/blog/b', languages: ['id'] }])).toBeNull();
});

test('a page of one language names no other', () => {
  expect(sitemap('id', [{ path: '/blog/b', languages: ['id'] }])).not.toContain('hreflang');
});
