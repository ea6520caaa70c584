import { expect, test } from 'vitest';
import { articleData } from './structured-data';

const article = {
  slug: 'aurora',
  title: 'Aurora',
  excerpt: 'Langit gelap.',
  imageUrl: null,
  date: '2026-11-19',
  publishedAt: '2026-11-19T02:00:00Z',
};

test('an article without a picture or a change has neither property', () => {
  expect(articleData('id', article)).toEqual({
    '@type': 'BlogPosting',
    headline: 'Aurora',
    description: 'Langit gelap.',
    datePublished: '2026-11-19T02:00:00Z',
    inLanguage: 'id',
    mainEntityOfPage: 'http://localhost:3000/blog/aurora',
    author: {
      '@type': 'Organization',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
      url: 'http://localhost:3000/',
    },
    publisher: { '@id': 'http://localhost:3000/#agency' },
  });
});

test('a changed article has the time of the change', () => {
  const updated = { at: '2026-11-20T02:00:00Z', date: '2026-11-20' };
  expect(articleData('id', { ...article, updated })).toHaveProperty('dateModified', '2026-11-20T02:00:00Z');
});

test('an English text is in English, and a text that is no date is left out', () => {
  const data = articleData('en', { ...article, date: '', publishedAt: 'kemarin' });
  expect(data).toMatchObject({ inLanguage: 'en', mainEntityOfPage: 'http://localhost:3000/en/blog/aurora' });
  expect(data).not.toHaveProperty('datePublished');
});
