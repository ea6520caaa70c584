import type { Article } from '@sdk';
import { expect, test } from 'vitest';
import { articleFeed } from './article-feed';

test('an article without a valid date is left out, and a feed may be empty', () => {
  const texts = { title: 'Berita', description: 'Panduan perjalanan.', language: 'id' } as const;
  const feed = articleFeed('id', [{ title: 'Musim gugur', created_at: 'soon' } as Article], texts);
  expect(feed).not.toContain('<item>');
  expect(feed).not.toContain('lastBuildDate');
});
