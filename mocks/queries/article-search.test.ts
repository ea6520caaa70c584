import { expect, test } from 'vitest';
import { scenarios } from '../scenarios.ts';
import { searchArticles } from './article-search.ts';

const slugsIn = (locale: 'id' | 'en', search?: string, scenario: 'default' | 'one-language' = 'default') =>
  searchArticles(scenarios[scenario].catalogue('2026-11-21', locale).articles, search).map(({ seo }) => seo.slug);

test.each([
  ['sakura', 'melihat-sakura'],
  ['cherry blossom', 'melihat-sakura'],
  ['passport', 'm-paspor'],
  ['paspor', 'm-paspor'],
  ['balon udara', 'musim-di-turki'],
  ['Balloon', 'musim-di-turki'],
])('the words "%s" find the same articles in both languages', (search, part) => {
  expect(slugsIn('id', search).some((slug) => slug?.includes(part))).toBe(true);
  expect(slugsIn('en', search)).toEqual(slugsIn('id', search));
});

test('an article that is not translated is found in its own language only', () => {
  expect(slugsIn('en', 'sakura', 'one-language').length).toBeGreaterThan(0);
  expect(slugsIn('en', 'cherry blossom', 'one-language')).toEqual([]);
});

test('tags are no words, an unknown word finds nothing, and an empty search everything', () => {
  expect([slugsIn('id', 'strong>').length, slugsIn('id', 'zzzz').length, slugsIn('id', '').length]).toEqual([0, 0, 12]);
  expect(slugsIn('id')).toHaveLength(12);
});
