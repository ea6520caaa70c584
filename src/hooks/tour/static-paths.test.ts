import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { tourPaths } from './static-paths';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

async function readPaths(locales = ['id']) {
  const result = await tourPaths({ locales });
  return result.paths.map((path) => (typeof path === 'string' ? path : [path.locale, path.params.id].join('/')));
}

test('every tour of the catalogue has a page in every language', async () => {
  const paths = await readPaths(['id', 'en']);
  expect(paths).toHaveLength(72);
  expect(paths).toContain('en/17');
});

test('tours beyond the first hundred have a page too', async () => {
  server.override('listTours', ({ query, reply }) => {
    const { page = 1, limit = 9 } = query;
    const ids = Array.from({ length: 201 }, (_, index) => index + 1).slice((page - 1) * limit, page * limit);
    const data = ids.map((id) => ({ id, title: 'Tour', itineraryCount: 0, mainCountries: [], itineraries: [] }));
    const pagination = { current_page: page, first_item: null, last_item: null, per_page: limit, total: 201 };
    return reply(200, { success: true, data, pagination });
  });
  const paths = await readPaths();
  expect(paths).toHaveLength(201);
  expect([paths[100], paths[200]]).toEqual(['id/101', 'id/201']);
});
