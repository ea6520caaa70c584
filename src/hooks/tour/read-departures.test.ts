// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { readDepartures } from './read-departures';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

test('every tour comes with all its dates, and only those with more are asked for them', async () => {
  const { rows, isComplete } = await readDepartures({});
  expect([rows.length, isComplete]).toEqual([36, true]);
  expect(rows.find(({ tour }) => tour.id === 17)?.itineraries).toHaveLength(6);
  const asked = server.calls.all().filter(({ operationId }) => operationId === 'listItineraries');
  expect(asked.length).toBe(rows.filter(({ tour }) => tour.itineraryCount > 3).length);
});

test('the filters and the region narrow the tours', async () => {
  const { rows } = await readDepartures({ month: ['2027-08'], regional_id: 5 }, 1);
  expect(rows.every(({ tour }) => tour.regionalId === 1)).toBe(true);
});

test('a tour whose later dates do not come keeps the next ones', async () => {
  server.faults.add({ operationId: 'listItineraries', status: 422 });
  const { rows, isComplete } = await readDepartures({ search: 'Turki Lengkap' });
  expect([rows[0]?.itineraries.length, isComplete]).toEqual([3, false]);
});

test('without the tours there is nothing', async () => {
  server.faults.add({ operationId: 'listTours', status: 422 });
  await expect(readDepartures({})).rejects.toMatchObject({ kind: 'invalid' });
});
