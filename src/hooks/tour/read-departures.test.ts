// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';

const server = mockServer();

beforeAll(() => server.listen());
// The module caches what it has read, so each test loads its own instance.
let readDepartures: typeof import('./read-departures').readDepartures;
beforeEach(async () => {
  vi.resetModules();
  ({ readDepartures } = await import('./read-departures'));
});
afterEach(() => server.reset());
afterAll(() => server.close());

test('every tour has all its dates, which are requested only for tours that have more', async () => {
  const { rows, isComplete } = await readDepartures({});
  expect([rows.length, isComplete]).toEqual([36, true]);
  expect(rows.find(({ tour }) => tour.id === 17)?.itineraries).toHaveLength(6);
  const asked = server.calls.all().filter(({ operationId }) => operationId === 'listItineraries');
  expect(asked.length).toBe(rows.filter(({ tour }) => tour.itineraryCount > 3).length);
});

test('the dates of a tour are requested once a minute, whatever the filters', async () => {
  const asked = () => server.calls.all().filter(({ operationId }) => operationId === 'listItineraries').length;
  await readDepartures({ search: 'Turki Lengkap' });
  const { rows } = await readDepartures({ search: 'Turki Lengkap', available: '1' });
  expect([rows[0]?.itineraries.length, asked()]).toEqual([6, 1]);
  vi.setSystemTime(Date.now() + 61_000);
  await readDepartures({ search: 'Turki Lengkap' });
  vi.useRealTimers();
  expect(asked()).toBe(2);
});

test('the filters and the region narrow the tours', async () => {
  const { rows } = await readDepartures({ month: ['2027-08'], regional_id: 5 }, 1);
  expect(rows.every(({ tour }) => tour.regionalId === 1)).toBe(true);
});

test('a tour whose later dates fail keeps the next ones', async () => {
  server.faults.add({ operationId: 'listItineraries', status: 422 });
  const { rows, isComplete } = await readDepartures({ search: 'Turki Lengkap' });
  expect([rows[0]?.itineraries.length, isComplete]).toEqual([3, false]);
});

test('a failure of the list of tours is thrown', async () => {
  server.faults.add({ operationId: 'listTours', status: 422 });
  await expect(readDepartures({})).rejects.toMatchObject({ kind: 'invalid' });
});
