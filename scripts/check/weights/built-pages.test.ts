import { expect, test } from 'vitest';
import { groupByRoute, pageData } from './built-pages.ts';

test('pages of a route in both languages form one group, and routes with fewer segments come first', () => {
  const routes = {
    '/en/group-tour/17': { srcRoute: '/group-tour/[id]' },
    '/id/group-tour': { srcRoute: null },
    '/id/group-tour/17': { srcRoute: '/group-tour/[id]' },
    '/en': { srcRoute: null },
    '/id': { srcRoute: null },
  };
  expect(groupByRoute({ routes }, ['id', 'en'])).toEqual([
    { route: '/', htmlFiles: ['en.html', 'id.html'] },
    { route: '/group-tour', htmlFiles: ['id/group-tour.html'] },
    { route: '/group-tour/[id]', htmlFiles: ['en/group-tour/17.html', 'id/group-tour/17.html'] },
  ]);
});

test('a path that only starts with the letters of a language keeps its name', () => {
  expect(groupByRoute({ routes: { '/idea': { srcRoute: null } } }, ['id'])).toEqual([
    { route: '/idea', htmlFiles: ['idea.html'] },
  ]);
});

test('page data is the content of its script element', () => {
  expect(pageData('<script id="__NEXT_DATA__" type="application/json">{"a":"é"}</script><p>x</p>')).toBe('{"a":"é"}');
  expect(pageData('<p>none</p>')).toBe('');
});
