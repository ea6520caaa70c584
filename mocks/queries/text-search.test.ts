import { expect, test } from 'vitest';
import { scenarios } from '../scenarios.ts';
import { buildTours } from '../seed/tour/tour.ts';
import { searchArticles, searchToursByText } from './text-search.ts';

const { tours } = buildTours('2026-11-21', 'id');
const idsIn = (search: string) => searchToursByText(tours, search).map(({ id }) => id);

test.each<[search: string, ids: number[]]>([
  ['turki', [17, 18]],
  ['Turkey', [17, 18]],
  ['türkiye', [17, 18]],
  ['japan', [1, 2, 3]],
  ['Jepang', [1, 2, 3]],
  ['south korea', [4, 5]],
  ['egypt', [20]],
  ['united states', [35, 36]],
  ['new zealand', [31]],
  ['Vietnam', [23, 25]],
  ['australia', [30, 32]],
  // Places and titles.
  ['venice', [11, 13]],
  ['Vienna', [27]],
  ['istanbul', [17, 18]],
  ['sakura', [2]],
  ['japan kyoto', [1, 2]],
  // Regions.
  ['eropa barat', [11, 12, 13, 14, 15, 16]],
  ['Eropa', [11, 12, 13, 14, 15, 16, 26, 27, 28, 29]],
  ['timur tengah', [17, 18, 19, 20, 21]],
  ['Afrika Utara', [17, 18, 19, 20, 21]],
  ['western europe', [11, 12, 13, 14, 15, 16]],
  ['middle east', [17, 18, 19, 20, 21]],
  ['asia tenggara', [22, 23, 24, 25]],
  ['amerika', [35, 36]],
  ['skandinavia', [26]],
  ['zzzz', []],
])('%j finds only the tours to that country, place or region: %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids);
});

test('an empty search finds everything', () => {
  expect([idsIn('').length, idsIn('  ').length]).toEqual([36, 36]);
});

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
  expect(['strong>', 'zzzz', '', undefined].map((search) => slugsIn('id', search).length)).toEqual([0, 0, 12, 12]);
});
