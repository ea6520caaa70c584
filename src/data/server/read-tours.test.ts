import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readDestination } from './read-destination';
import { readTourDetail } from './read-tour-detail';

// So that no test gets the responses of an earlier one.
vi.mock('./last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

const read = (id: number) => readTourDetail('id', id, (tour) => tour.itineraries[0]?.id ?? null);

test('a tour is returned with its days, the terms and similar tours', async () => {
  const detail = await read(17);
  expect(detail?.tour.id).toBe(17);
  expect(detail?.days?.data.length).toBeGreaterThan(0);
  expect(detail?.terms?.data.key_points.length).toBeGreaterThan(0);
  expect(detail?.similar?.data).toHaveLength(4);
});

test('the visa of each country has its processing time', async () => {
  const visa = async (id: number) =>
    (await read(id))?.visa?.map((row) => [row.entry?.country_code, row.processingTime]);
  expect(await visa(14)).toEqual([
    ['GB', 'Sekitar 3 minggu setelah biometrik; ada layanan prioritas dengan biaya tambahan'],
  ]);
  server.faults.add({ operationId: 'getVisaCountry', status: 500 });
  expect(await visa(17)).toEqual([['TR', null]]);
  server.faults.add({ operationId: 'listVisaCountries', status: 500 });
  expect(await read(17)).toMatchObject({ tour: { id: 17 }, visa: null });
});

test('only an unknown tour makes its page a 404', async () => {
  expect(await read(999)).toBeNull();
  server.faults.add({ operationId: 'getTourTerms', status: 404 });
  server.faults.add({ operationId: 'listDayActivities', status: 422 });
  expect(await read(17)).toMatchObject({ tour: { id: 17 }, days: null, terms: null });
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(read(17)).rejects.toMatchObject({ kind: 'server' });
});

test('the days get only the time that remains after the tour, except in a build', async () => {
  server.faults.add({ operationId: 'getTour', delayMs: 1500 });
  server.faults.add({ operationId: 'listDayActivities', delayMs: 2000 });
  expect(await read(17)).toMatchObject({ tour: { id: 17 }, days: null });
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect((await read(17))?.days?.data.length).toBeGreaterThan(0);
});

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

test('a region with an id as text is found, without its visas when they fail', async () => {
  const data = server.database().catalogue.regionals.map((row) => ({ ...row, id: String(row.id), total_tours: 1 }));
  server.faults.add({ operationId: 'listRegionals', response: { status: 200, body: { success: true, data } } });
  server.faults.add({ operationId: 'listVisaCountries', status: 500 });
  expect(await readDestination('id', 1)).toMatchObject({ region: { id: '1', name: 'Asia Timur' }, visas: [] });
});

test('a list without the region fails its page', async () => {
  server.override('listRegionals', ({ reply }) => reply(200, { success: true, data: [] }));
  await expect(readDestination('id', 1)).rejects.toThrow('listRegionals has no region 1');
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
