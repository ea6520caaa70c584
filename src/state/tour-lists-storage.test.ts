import { expect, test } from 'vitest';
import { listedTour } from '../../tests/support/listed-tour';
import { listsFromText, noLists, textOfLists } from './tour-lists-storage';

const tour = { ...listedTour(17), price: null };

test('the lists are read back as they were written', () => {
  const lists = { saved: [tour], recent: [], compared: [tour] };
  expect(listsFromText(textOfLists(lists))).toEqual(lists);
});

test.each([
  ['no text', null],
  ['broken text', '{"version":1,"saved":['],
  ['a value that is not an object', 'null'],
  ['another version', JSON.stringify({ version: 2, saved: [tour] })],
  ['lists that are not arrays', JSON.stringify({ version: 1, saved: 'all', recent: 3 })],
  [
    'rows of another shape',
    JSON.stringify({
      version: 1,
      saved: [null, 17, {}, { ...tour, id: '17' }, { ...tour, countries: [1] }, { ...tour, price: 'free' }],
    }),
  ],
])('%s gives empty lists', (_, text) => {
  expect(listsFromText(text)).toEqual(noLists);
});

test('more than three compared tours are cut to three', () => {
  const four = [1, 2, 3, 4].map((id) => ({ ...tour, id }));
  const { compared } = listsFromText(JSON.stringify({ version: 1, compared: four }));
  expect(compared.map(({ id }) => id)).toEqual([1, 2, 3]);
});
