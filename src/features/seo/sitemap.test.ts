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

test('a page is listed with its URLs in both languages, and with a date only if it has one', () => {
  const languages = ['id', 'en'] as const;
  const pages = [
    { path: '/', languages },
    { path: '/blog/a', languages, changedAt: '2026-11-19T02:00:00.000Z' },
    { path: '/blog/b', languages: ['id'] as const },
  ];
  expect(sitemap('en', pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>http://localhost:3000/en</loc>
<xhtml:link rel="alternate" hreflang="id" href="http://localhost:3000/"/>
<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/en"/>
<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/"/>
</url>
<url>
<loc>http://localhost:3000/en/blog/a</loc>
<lastmod>2026-11-19T02:00:00.000Z</lastmod>
<xhtml:link rel="alternate" hreflang="id" href="http://localhost:3000/blog/a"/>
<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/en/blog/a"/>
<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/blog/a"/>
</url>
</urlset>
`);
});

test('a page of one language names no other', () => {
  expect(sitemap('id', [{ path: '/blog/b', languages: ['id'] }])).not.toContain('hreflang');
});
