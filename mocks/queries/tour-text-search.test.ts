import { expect, test } from 'vitest';
import { buildTours } from '../seed/tour/tour.ts';
import { searchToursByText } from './tour-text-search.ts';

const { tours } = buildTours('2026-11-21', 'id');
const idsIn = (search: string) => searchToursByText(tours, search).map(({ id }) => id);

test.each([
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
])('the country %j finds only tours to it: %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids);
});

test.each([
  ['venice', [11, 13]],
  ['Vienna', [27]],
  ['istanbul', [17, 18]],
  ['sakura', [2]],
  ['japan kyoto', [1, 2]],
])('the place or title %j finds %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids);
});

test.each([
  ['eropa barat', [11, 12, 13, 14, 15, 16]],
  ['Eropa', [11, 12, 13, 14, 15, 16, 26, 27, 28, 29]],
  ['timur tengah', [17, 18, 19, 20, 21]],
  ['Afrika Utara', [17, 18, 19, 20, 21]],
  ['western europe', [11, 12, 13, 14, 15, 16]],
  ['middle east', [17, 18, 19, 20, 21]],
  ['asia tenggara', [22, 23, 24, 25]],
  ['amerika', [35, 36]],
])('the region %j finds its tours: %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids);
});

test('the name of a country does not find other tours of a region named after it', () => {
  expect(idsIn('australia')).toEqual([30, 32]);
  expect(idsIn('skandinavia')).toEqual([26]);
});

test('an empty search finds everything, an unknown word nothing', () => {
  expect([idsIn('').length, idsIn('  ').length, idsIn('zzzz')]).toEqual([36, 36, []]);
});
