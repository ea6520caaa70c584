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

test('an article without a valid date is left out, and a feed may be empty', () => {
  const feed = articleFeed('id', [{ ...article, created_at: 'soon' }], texts);
  expect(feed).not.toContain('<item>');
  expect(feed).not.toContain('lastBuildDate');
});
