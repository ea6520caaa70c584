import { expect, test } from 'vitest';
import { groupByRoute } from './built-pages.ts';

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
