import { expect, test } from 'vitest';
import { unusedWords } from './unused-words.ts';

const page = (words: object) => {
  const props = { pageProps: { _nextI18Next: { initialI18nStore: { id: words } } } };
  return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props })}</script>`;
};
const html = page({ common: { menu: { home: 'Beranda', tours: 'Tour' }, menus: 'x' }, tour: { list: 'Semua' } });

test('what no path leads to is unused', () => {
  expect(unusedWords(html, { common: ['menu'], tour: true })).toEqual(['common:menus']);
  expect(unusedWords(html, { common: ['menu.home', 'menus'], tour: [] })).toEqual(['common:menu.tours', 'tour:list']);
});

test('on a route without code of its own every word is unused', () => {
  expect(unusedWords(html)).toHaveLength(4);
  expect(unusedWords('<p>no data</p>')).toEqual([]);
});
