import { expect, test } from 'vitest';
import { unusedMessages } from './unused-messages.ts';

const page = (messages: object) => {
  const props = { pageProps: { _nextI18Next: { initialI18nStore: { id: messages } } } };
  return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props })}</script>`;
};
const html = page({ common: { menu: { home: 'Beranda', tours: 'Tour' }, menus: 'x' }, tour: { list: 'Semua' } });

test('a message outside the used paths is unused', () => {
  expect(unusedMessages(html, { common: ['menu'], tour: true })).toEqual(['common:menus']);
  expect(unusedMessages(html, { common: ['menu.home', 'menus'], tour: [] })).toEqual([
    'common:menu.tours',
    'tour:list',
  ]);
});

test('every message of a route without used paths is unused', () => {
  expect(unusedMessages(html)).toHaveLength(4);
  expect(unusedMessages('<p>no data</p>')).toEqual([]);
});
