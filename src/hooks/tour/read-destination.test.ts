import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readDestination } from './read-destination';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

test('a region is returned with the first nine of its tours', async () => {
  const result = await readDestination('id', 1);
  expect(result?.region.id).toBe(1);
  expect(result?.tours?.pagination).toMatchObject({ current_page: 1, per_page: 9 });
});

test('only a region that the service answers with 404 makes its page a 404', async () => {
  expect(await readDestination('id', 999)).toBeNull();
  expect(await readDestination('id', 999, { page: 2 })).toBeNull();
  server.faults.add({ operationId: 'listRegionals', status: 404 });
  await expect(readDestination('id', 1)).rejects.toMatchObject({ operationId: 'listRegionals' });
});

test.each([undefined, { page: 2, limit: 9 }])(
  'a region with an id as text is found, with the query %j',
  async (query) => {
    const data = server.database().catalogue.regionals.map((row) => ({ ...row, id: String(row.id), total_tours: 1 }));
    server.faults.add({ operationId: 'listRegionals', response: { status: 200, body: { success: true, data } } });
    expect(await readDestination('id', 1, query)).toMatchObject({ region: { id: '1', name: 'Asia Timur' } });
  },
);

test.each([undefined, { page: 2, limit: 9 }])(
  'a list without the region fails its page, with the query %j',
  async (query) => {
    server.override('listRegionals', ({ reply }) => reply(200, { success: true, data: [] }));
    await expect(readDestination('id', 1, query)).rejects.toThrow('listRegionals has no region 1');
  },
);

test('a region loads when its visas and articles fail', async () => {
  server.faults.add({ operationId: 'listVisaCountries', status: 500 });
  server.faults.add({ operationId: 'listArticles', status: 500 });
  expect(await readDestination('id', 2)).toMatchObject({ region: { id: 2 }, visas: [], articles: [] });
});

test('the countries of a region are those of all its tours, whatever the query finds', async () => {
  const countriesOf = async (search?: string) =>
    (await readDestination('id', 1, search ? { search } : undefined))?.countries.filter(({ total }) => total > 0);
  const countries = await countriesOf();
  expect(countries?.length).toBeGreaterThan(1);
  expect(await countriesOf('zzz')).toEqual(countries);
});

test('tours of a query are null when the service fails, and the other parts never fail the page', async () => {
  const query = { page: 2, limit: 9 };
  expect((await readDestination('id', 1, query))?.tours?.pagination.current_page).toBe(2);
  server.faults.add({ operationId: 'listToursOfRegional', status: 500 });
  server.faults.add({ operationId: 'listArticles', status: 500 });
  expect(await readDestination('id', 1, query)).toMatchObject({ region: { id: 1 }, tours: null, articles: [] });
  await expect(readDestination('id', 999, query)).rejects.toMatchObject({ operationId: 'listToursOfRegional' });
});
