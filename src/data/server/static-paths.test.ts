import { expect, test } from 'vitest';
import { visibleRegionals } from '@/domain/tour/regionals';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { builtPages, regionalPaths, tourPaths } from './static-paths';

const server = withMockServer();

async function readPaths(paths: typeof tourPaths, locales = ['id', 'en']) {
  const result = await paths({ locales });
  expect(result.fallback).toBe('blocking');
  return result.paths.map((path) => (typeof path === 'string' ? path : [path.locale, path.params.id].join('/')));
}

test('every tour of the catalogue has a page in every language, and the regions with the most tours', async () => {
  const paths = await readPaths(tourPaths);
  expect([paths.length, paths.includes('en/17')]).toEqual([72, true]);
  const regionals = server.database().catalogue.regionals.map((row) => ({ ...row, total_tours: 1 }));
  const regions = await readPaths(regionalPaths);
  expect(regions.length).toBeGreaterThan(2);
  expect(regions.length).toBeLessThanOrEqual(2 * visibleRegionals(regionals).length);
});

test('a build makes a bounded number of pages: the soonest tours, from one page of the list, and the largest regions', async () => {
  const queries: unknown[] = [];
  server.override('listTours', ({ query, reply }) => {
    queries.push([query.sort, query.page, query.limit]);
    const ids = Array.from({ length: query.limit ?? 9 }, (_, index) => index + 1);
    const data = ids.map((id) => ({ id, title: 'Tour', itineraryCount: 0, mainCountries: [], itineraries: [] }));
    const pagination = { current_page: 1, first_item: null, last_item: null, per_page: ids.length, total: 10_000 };
    return reply(200, { success: true, data, pagination });
  });
  expect(await readPaths(tourPaths)).toHaveLength(2 * builtPages.tours);
  expect(queries).toEqual([['soonest', 1, builtPages.tours]]);
  const imageless = { imageUrl: null, min_price: null, max_price: null, bgUrl: null };
  const rows = Array.from({ length: 300 }, (_, id) => ({
    ...imageless,
    id,
    name: 'R',
    slug: `r-${id}`,
    total_tours: id,
  }));
  server.override('listRegionals', ({ reply }) => reply(200, { success: true, data: rows.slice(1) }));
  const regions = await readPaths(regionalPaths, ['id']);
  expect([regions.length, regions[0]]).toEqual([builtPages.regions, 'id/299']);
});
