import { expect, test } from 'vitest';
import { structuredData } from './structured-data';

const article = {
  title: 'Aurora',
  excerpt: 'Langit gelap.',
  imageUrl: null,
  publishedAt: '2026-11-19T02:00:00Z',
};

test('a missing picture is not named', () => {
  expect(structuredData(article, 'https://kelana.example/blog/aurora')).toEqual({
    '@type': 'BlogPosting',
    headline: 'Aurora',
    description: 'Langit gelap.',
    datePublished: '2026-11-19T02:00:00Z',
    inLanguage: 'id',
    mainEntityOfPage: 'https://kelana.example/blog/aurora',
    publisher: { '@type': 'Organization', name: 'PT Kelana Bahari Sentra' },
  });
});
