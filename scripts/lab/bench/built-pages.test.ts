import { expect, test } from 'vitest';
import { groupByRoute, pageData } from './built-pages.ts';

test('pages of one route and both languages are one group, shallow routes first', () => {
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

test('a path that only begins like a language keeps its name', () => {
  expect(groupByRoute({ routes: { '/idea': { srcRoute: null } } }, ['id'])).toEqual([
    { route: '/idea', htmlFiles: ['idea.html'] },
  ]);
});

test('page data is what stands between its tags', () => {
  expect(pageData('<script id="__NEXT_DATA__" type="application/json">{"a":"é"}</script><p>x</p>')).toBe('{"a":"é"}');
  expect(pageData('<p>none</p>')).toBe('');
});
