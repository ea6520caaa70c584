import { expect, test } from 'vitest';
import { structuredData } from './structured-data';

const article = {
  title: 'Aurora </script><script>1',
  excerpt: 'Langit gelap.',
  imageUrl: null,
  publishedAt: '2026-11-19T02:00:00Z',
};

test('a title cannot end the element it is printed in', () => {
  expect(structuredData(article, 'https://kelana.example/blog/aurora')).not.toContain('<');
});

test('a missing picture is not named', () => {
  expect(JSON.parse(structuredData(article, 'https://kelana.example/blog/aurora'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Aurora </script><script>1',
    description: 'Langit gelap.',
    datePublished: '2026-11-19T02:00:00Z',
    inLanguage: 'id',
    mainEntityOfPage: 'https://kelana.example/blog/aurora',
    publisher: { '@type': 'Organization', name: 'PT Kelana Bahari Sentra' },
  });
});
