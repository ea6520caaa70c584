import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readTourDetail } from './read-tour-detail';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../../tests/support/no-last-responses'));

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
});

test('a tour that cannot be loaded is not a 404', async () => {
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(read(17)).rejects.toMatchObject({ kind: 'server' });
});

test('the days get only the time that remains after the tour, except in a build', async () => {
  server.faults.add({ operationId: 'getTour', delayMs: 1500 });
  server.faults.add({ operationId: 'listDayActivities', delayMs: 2000 });
  expect(await read(17)).toMatchObject({ tour: { id: 17 }, days: null });
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect((await read(17))?.days?.data.length).toBeGreaterThan(0);
  vi.unstubAllEnvs();
});
