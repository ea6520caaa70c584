import { expect, test } from 'vitest';
import { listRoutePatterns } from '../../tests/support/route-patterns.ts';
import { pageRow, pageRows, siteMap } from './site-map';

test('every page has a row, and every row a page', () => {
  const ofQueries = pageRows.flatMap(({ route, answersQuery }) => (answersQuery ? `/with-query${route}` : []));
  expect([...Object.keys(siteMap), ...ofQueries].sort()).toEqual(listRoutePatterns());
});

test('a page for a query has the row of its page', () => {
  expect(pageRow('/with-query/blog')).toBe(siteMap['/blog']);
});
