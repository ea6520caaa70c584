import type { Article } from '@sdk';
import { expect, test } from 'vitest';
import { articleSummary } from './article-summary';

const article: Article = {
  id: 7,
  title: 'Berburu aurora',
  seo: { slug: 'berburu-aurora', description: 'Langit gelap dan sabar.' },
  content: '<p>Aurora tidak bisa dipesan.</p>',
  image: 'aurora.jpg',
  image_url: 'https://media.example/aurora.jpg',
  created_at: '2026-11-18T20:00:00Z',
};

test('a summary has the fields of a list item and not the text of the article', () => {
  expect(articleSummary(article)).toEqual({
    slug: 'berburu-aurora',
    title: 'Berburu aurora',
    excerpt: 'Langit gelap dan sabar.',
    date: '2026-11-19',
    minutes: 1,
    imageUrl: 'https://media.example/aurora.jpg',
  });
});

test('missing fields are taken from the text or left empty', () => {
  const bare = { ...article, seo: { slug: 'a' }, image_url: null, created_at: 'kemarin' };
  expect(articleSummary(bare)).toMatchObject({
    excerpt: 'Aurora tidak bisa dipesan.',
    imageUrl: null,
    date: '',
  });
});
