import { expect, test } from 'vitest';
import { groupByRoute, unusedMessages } from './weights.ts';

test('pages of a route in both languages form one group, and routes with fewer segments come first', () => {
  const routes = {
    '/en/group-tour/17': { srcRoute: '/group-tour/[id]' },
    '/id/group-tour': { srcRoute: null },
    '/id/group-tour/17': { srcRoute: '/group-tour/[id]' },
    '/en': { srcRoute: null },
    '/id': { srcRoute: null },
  };
  expect(groupByRoute(routes, ['id', 'en'])).toEqual([
    { route: '/', htmlFiles: ['en.html', 'id.html'] },
    { route: '/group-tour', htmlFiles: ['id/group-tour.html'] },
    { route: '/group-tour/[id]', htmlFiles: ['en/group-tour/17.html', 'id/group-tour/17.html'] },
  ]);
});

const page = (messages: object) => {
  const props = { pageProps: { messages } };
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
