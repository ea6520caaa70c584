import type { Article } from '@sdk';
import { expect, test } from 'vitest';
import { articleFeed } from './article-feed';

const article: Article = {
  id: 1,
  title: 'Korea & Jepang: musim "gugur"',
  seo: { slug: 'musim-gugur', description: 'Kapan <daun> berubah.' },
  content: '<p>Isi</p>',
  image: null,
  image_url: null,
  created_at: '2026-11-19T09:00:00+07:00',
};
const texts = { title: 'Berita', description: 'Panduan perjalanan.', language: 'id' } as const;

test('an item has the URL, date and summary of its article', () => {
  expect(articleFeed('en', [article], texts)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Berita · Kelana</title>
<link>http://localhost:3000/en/blog</link>
<description>Panduan perjalanan.</description>
<language>id</language>
<atom:link href="http://localhost:3000/en/blog/rss.xml" rel="self" type="application/rss+xml"/>
<lastBuildDate>Thu, 19 Nov 2026 02:00:00 GMT</lastBuildDate>
<item>
<title>Korea &amp; Jepang: musim &quot;gugur&quot;</title>
<link>http://localhost:3000/en/blog/musim-gugur</link>
<guid isPermaLink="true">http://localhost:3000/en/blog/musim-gugur</guid>
<pubDate>Thu, 19 Nov 2026 02:00:00 GMT</pubDate>
<description>Kapan &lt;daun&gt; berubah.</description>
</item>
</channel>
</rss>
`);
});

test('an article without a valid date is left out, and a feed may be empty', () => {
  const feed = articleFeed('id', [{ ...article, created_at: 'soon' }], texts);
  expect(feed).not.toContain('<item>');
  expect(feed).not.toContain('lastBuildDate');
});
