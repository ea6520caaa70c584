import { expect, test } from 'vitest';
import { builtPages } from '@/config/built-pages';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { tourPaths } from './static-paths';

const server = withMockServer();

async function readPaths(locales = ['id']) {
  const result = await tourPaths({ locales });
  return result.paths.map((path) => (typeof path === 'string' ? path : [path.locale, path.params.id].join('/')));
}

test('every tour of the catalogue has a page in every language', async () => {
  const paths = await readPaths(['id', 'en']);
  expect(paths).toHaveLength(72);
  expect(paths).toContain('en/17');
});

test('a build reads one page of the soonest tours, however many there are', async () => {
  const limits: unknown[] = [];
  server.override('listTours', ({ query, reply }) => {
    limits.push([query.sort, query.page, query.limit]);
    const ids = Array.from({ length: query.limit ?? 9 }, (_, index) => index + 1);
    const data = ids.map((id) => ({ id, title: 'Tour', itineraryCount: 0, mainCountries: [], itineraries: [] }));
    const pagination = { current_page: 1, first_item: null, last_item: null, per_page: ids.length, total: 10_000 };
    return reply(200, { success: true, data, pagination });
  });
  expect(await readPaths(['id', 'en'])).toHaveLength(2 * builtPages.tours);
  expect(limits).toEqual([['soonest', 1, builtPages.tours]]);
});
