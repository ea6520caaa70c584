// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchInBrowser } from '@/api/call-in-browser';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { itinerariesQuery } from './queries';
import { readDepartures } from './read-departures';

const server = withMockServer();

const read = (...filters: [Parameters<typeof readDepartures>[1], number?]) =>
  readDepartures(async (id) => (await fetchInBrowser(itinerariesQuery(id))).data, ...filters);

test('every tour has all its dates; they are requested only for tours with more than three', async () => {
  const { rows, isComplete } = await read({});
  expect([rows.length, isComplete]).toEqual([36, true]);
  expect(rows.find(({ tour }) => tour.id === 17)?.itineraries).toHaveLength(6);
  const itineraryCalls = server.calls.all().filter(({ operationId }) => operationId === 'listItineraries');
  expect(itineraryCalls.length).toBe(rows.filter(({ tour }) => tour.itineraryCount > 3).length);
});

test('at most six calls run at a time', async () => {
  let [running, maxRunning] = [0, 0];
  await readDepartures(async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return [];
  }, {});
  expect(maxRunning).toBe(6);
});

test('the filters and the region limit the tours', async () => {
  const { rows } = await read({ month: ['2027-08'], regional_id: 5 }, 1);
  expect(rows.every(({ tour }) => tour.regionalId === 1)).toBe(true);
});

test('a tour whose full list of dates fails keeps its next three', async () => {
  server.faults.add({ operationId: 'listItineraries', status: 422 });
  const { rows, isComplete } = await read({ search: 'Turki Lengkap' });
  expect([rows[0]?.itineraries.length, isComplete]).toEqual([3, false]);
});

test('a failure of the list of tours is thrown', async () => {
  server.faults.add({ operationId: 'listTours', status: 422 });
  await expect(read({})).rejects.toMatchObject({ kind: 'invalid' });
});
