import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap';

test('the index lists the sitemap of each language', () => {
  expect(sitemapIndex()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>http://localhost:3000/sitemap-pages.xml</loc></sitemap>
<sitemap><loc>http://localhost:3000/en/sitemap-pages.xml</loc></sitemap>
</sitemapindex>
`);
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
