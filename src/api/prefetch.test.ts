import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../tests/support/with-mock-server';
import { expireResponses } from './last-responses';
import {
  prefetch,
  prefetchLists,
  prefetchNamed,
  prefetchNeeded,
  prefetchPart,
  prefetchShared,
  timeLeft,
} from './prefetch';
import { apiQuery } from './query';

const server = withMockServer();

const regionals = apiQuery('listRegionals', {});
const banners = apiQuery('listBanners', {});
const tour = (id: number) => apiQuery('getTour', { path: { id } });

test('one failed query rejects', async () => {
  server.faults.add({ operationId: 'listBanners', status: 500 });
  await expect(prefetch('id', { regionals, banners })).rejects.toMatchObject({ kind: 'server' });
});

test('a list is empty when the service has no such operation, with one line in the log; other failures reject', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const response = { status: 404, body: '<h1>404</h1>', headers: { 'content-type': 'text/html' } };
  server.faults.add({ operationId: 'listPromotions', response });
  const promotions = apiQuery('listPromotions', {});
  for (const locale of ['id', 'en']) {
    const lists = await prefetchLists(locale, { promotions, banners });
    expect([lists.promotions.data, lists.banners.data.length > 0]).toEqual([[], true]);
  }
  expect(warned.mock.calls).toEqual([
    ['listPromotions: The service has no such operation (404), so pages leave its rows out.'],
  ]);
  server.faults.clear();
  server.faults.add({ operationId: 'listPromotions', status: 500 });
  await expect(prefetchLists('id', { promotions, banners })).rejects.toMatchObject({ kind: 'server' });
});

test('requests carry the language of the page', async () => {
  const missing = apiQuery('getTour', { path: { id: 9999 } });
  await expect(prefetch('en', { missing })).rejects.toMatchObject({ message: 'This tour could not be found.' });
  await expect(prefetch(undefined, { missing })).rejects.toMatchObject({ message: 'Tour ini tidak ditemukan.' });
});

test('an optional part that has never loaded is null when it fails', async () => {
  server.faults.add({ operationId: 'listBanners', status: 500 });
  expect(await prefetchPart('id', banners)).toBeNull();
  expect((await prefetchPart('id', regionals))?.success).toBe(true);
});

test('an optional part falls back to its last response in that language, until it is a 404', async () => {
  const visa = (id: number) => apiQuery('getVisaCountry', { path: { id } });
  const lastResponse = await prefetchPart('id', visa(1));
  expect(lastResponse?.data.id).toBe(1);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.faults.add({ operationId: 'getVisaCountry', wrongShape: true, times: 3 });
  expect(await prefetchPart('id', visa(1))).toBe(lastResponse);
  expect(await prefetchPart('en', visa(1))).toBeNull();
  expect(await prefetchPart('id', visa(2))).toBeNull();
  server.faults.add({ operationId: 'getVisaCountry', status: 404 });
  expect(await prefetchPart('id', visa(1))).toBeNull();
  server.faults.clear();
  server.faults.add({ operationId: 'getVisaCountry', status: 500 });
  expect(await prefetchPart('id', visa(1))).toBeNull();
});

test('required data falls back to the last response, and fails when there is none', async () => {
  const passport = apiQuery('getPassportRequirement', {});
  const lastResponse = await prefetchNeeded('id', passport);
  expect(lastResponse.success).toBe(true);
  server.faults.add({ operationId: 'getPassportRequirement', status: 500, times: 4 });
  expect(await prefetchNeeded('id', passport)).toBe(lastResponse);
  await expect(prefetchNeeded('en', passport)).rejects.toMatchObject({ kind: 'server' });
});

test('a part that depends on another one gets the remaining time, and at least 500 ms', () => {
  expect(timeLeft(1000, 1000)).toBe(3000);
  expect(timeLeft(1000, 3200)).toBe(800);
  expect(timeLeft(1000, 9000)).toBe(500);
});

test('a slow part is awaited only while the page has time left', async () => {
  server.faults.add({ operationId: 'listDeals', delayMs: 900 });
  const deals = apiQuery('listDeals', {});
  expect(await prefetchPart('id', deals, undefined, performance.now() - 3000)).toBeNull();
  expect((await prefetchPart('id', deals))?.success).toBe(true);
});

test('an unknown id gives null', async () => {
  expect((await prefetchNamed('id', tour(17)))?.data.id).toBe(17);
  expect(await prefetchNamed('id', tour(999))).toBeNull();
});

test('every other failure of a query by id is thrown, such as the 404 of a proxy', async () => {
  const response = { status: 404, body: '<h1>404</h1>', headers: { 'content-type': 'text/html' } };
  server.faults.add({ operationId: 'getTour', response, times: 1 });
  await expect(prefetchNamed('id', tour(17))).rejects.toMatchObject({ kind: 'not-found', hasServerMessage: false });
  server.faults.add({ operationId: 'getTour', status: 422 });
  await expect(prefetchNamed('id', tour(17))).rejects.toMatchObject({ kind: 'invalid' });
  server.faults.clear();
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(prefetchNamed('id', tour(17))).rejects.toMatchObject({ kind: 'server' });
});

test('soon after a start, a part that never loaded fails so that the built page stays, except with a 404', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kelana-parts-'));
  vi.stubEnv('NEXT_DIST_DIR', relative(process.cwd(), dist));
  writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify({ routes: { '/id/career/guide': {} } }));
  const careers = apiQuery('listCareers', {});
  server.faults.add({ operationId: 'listCareers', status: 500 });
  await expect(prefetchPart('id', careers, '/career/guide')).rejects.toMatchObject({ kind: 'server' });
  expect(await prefetchPart('id', careers, '/career/added-later')).toBeNull();
  expect(await prefetchPart('en', careers, '/career/guide')).toBeNull();
  vi.spyOn(process, 'uptime').mockReturnValueOnce(601);
  server.faults.add({ operationId: 'listCareers', status: 500 });
  expect(await prefetchPart('id', careers, '/career/guide')).toBeNull();
  server.faults.clear();
  server.faults.add({ operationId: 'listCareers', status: 404 });
  expect(await prefetchPart('id', careers, '/career/guide')).toBeNull();
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

test('pages share an answer for a minute in their language, and after a publication they ask again', async () => {
  let calls = 0;
  server.override('listRegionals', ({ reply }) => {
    calls += 1;
    return reply(200, { success: true, data: [] });
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(3_600_000);
  const read = async (locale: string) => (await prefetchShared(locale, regionals))?.success;
  expect([await read('id'), await read('id'), await read('en'), calls]).toEqual([true, true, true, 2]);
  expireResponses();
  vi.advanceTimersByTime(1);
  await read('id');
  vi.advanceTimersByTime(59_999);
  await read('id');
  expect(calls).toBe(3);
  vi.advanceTimersByTime(1);
  await read('id');
  expect(calls).toBe(4);
  vi.useRealTimers();
});
