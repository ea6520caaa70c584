import { expect, test } from 'vitest';
import { structuredData } from './structured-data';

const article = {
  title: 'Aurora',
  excerpt: 'Langit gelap.',
  imageUrl: null,
  publishedAt: '2026-11-19T02:00:00Z',
};

const agency = {
  '@type': 'TravelAgency',
  '@id': 'http://localhost:3000/#agency',
  name: 'Kelana',
  legalName: 'PT Kelana Bahari Sentra',
  url: 'http://localhost:3000/',
};

test('an article without a picture has no image property', () => {
  expect(structuredData('id', article, 'https://kelana.example/blog/aurora')).toEqual({
    '@type': 'BlogPosting',
    headline: 'Aurora',
    description: 'Langit gelap.',
    datePublished: '2026-11-19T02:00:00Z',
    inLanguage: 'id',
    mainEntityOfPage: 'https://kelana.example/blog/aurora',
    author: agency,
    publisher: agency,
  });
});
