import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { queryKey } from '../sdk-values';
import { expireResponses } from './last-responses';
import { read, readList, readRow } from './read';

const server = withMockServer();
const optional = { onFailure: 'optional' } as const;

const regionals = queryKey('listRegionals');
const banners = queryKey('listBanners');
const tour = (id: number) => queryKey('getTour', { path: { id } });

test('a list is empty when the service has no such operation, with one line in the log; other failures reject', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const response = { status: 404, body: '<h1>404</h1>', headers: { 'content-type': 'text/html' } };
  server.faults.add({ operationId: 'listPromotions', response });
  const promotions = queryKey('listPromotions');
  for (const locale of ['id', 'en']) {
    expect((await readList(locale, promotions)).data).toEqual([]);
    expect((await readList(locale, banners)).data.length).toBeGreaterThan(0);
  }
  expect(warned.mock.calls).toEqual([
    ['listPromotions: The service has no such operation (404), so pages leave its rows out.'],
  ]);
  server.faults.clear();
  server.faults.add({ operationId: 'listPromotions', status: 500 });
  await expect(readList('id', promotions)).rejects.toMatchObject({ kind: 'server' });
});

test('requests carry the language of the page, and a failure rejects', async () => {
  await expect(read('en', tour(9999))).rejects.toMatchObject({ message: 'This tour could not be found.' });
  await expect(read(undefined, tour(9999))).rejects.toMatchObject({ message: 'Tour ini tidak ditemukan.' });
  expect(await read('en', tour(9999), { onFailure: 'null' })).toBeNull();
});

test('an optional part falls back to its last response in that language, until it is a 404', async () => {
  const visa = (id: number) => queryKey('getVisaCountry', { path: { id } });
  const lastResponse = await read('id', visa(1), optional);
  expect(lastResponse?.data.id).toBe(1);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.faults.add({ operationId: 'getVisaCountry', wrongShape: true, times: 3 });
  expect(await read('id', visa(1), optional)).toBe(lastResponse);
  expect(await read('en', visa(1), optional)).toBeNull();
  expect(await read('id', visa(2), optional)).toBeNull();
  server.faults.add({ operationId: 'getVisaCountry', status: 404 });
  expect(await read('id', visa(1), optional)).toBeNull();
  server.faults.clear();
  server.faults.add({ operationId: 'getVisaCountry', status: 500 });
  expect(await read('id', visa(1), optional)).toBeNull();
});

test('required data falls back to the last response, and fails when there is none', async () => {
  const passport = queryKey('getPassportRequirement');
  const lastResponse = await read('id', passport, { onFailure: 'last' });
  expect(lastResponse.success).toBe(true);
  server.faults.add({ operationId: 'getPassportRequirement', status: 500, times: 4 });
  expect(await read('id', passport, { onFailure: 'last' })).toBe(lastResponse);
  await expect(read('en', passport, { onFailure: 'last' })).rejects.toMatchObject({ kind: 'server' });
});

test('a slow part is awaited only while the page has time left', async () => {
  server.faults.add({ operationId: 'listDeals', delayMs: 900 });
  const deals = queryKey('listDeals');
  expect(await read('id', deals, { ...optional, startedAt: performance.now() - 3000 })).toBeNull();
  expect((await read('id', deals, optional))?.success).toBe(true);
});

test('an unknown id gives null', async () => {
  expect((await readRow('id', tour(17)))?.data.id).toBe(17);
  expect(await readRow('id', tour(999))).toBeNull();
});

test('every other failure of a query by id is thrown, such as the 404 of a proxy', async () => {
  const response = { status: 404, body: '<h1>404</h1>', headers: { 'content-type': 'text/html' } };
  server.faults.add({ operationId: 'getTour', response, times: 1 });
  await expect(readRow('id', tour(17))).rejects.toMatchObject({ kind: 'not-found', hasServerMessage: false });
  server.faults.add({ operationId: 'getTour', status: 422 });
  await expect(readRow('id', tour(17))).rejects.toMatchObject({ kind: 'invalid' });
  server.faults.clear();
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(readRow('id', tour(17))).rejects.toMatchObject({ kind: 'server' });
});

test('soon after a start, a part that never loaded fails so that the built page stays, except with a 404', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kelana-parts-'));
  vi.stubEnv('NEXT_DIST_DIR', relative(process.cwd(), dist));
  writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify({ routes: { '/id/career/guide': {} } }));
  const careers = queryKey('listCareers');
  server.faults.add({ operationId: 'listCareers', status: 500 });
  await expect(read('id', careers, { ...optional, page: '/career/guide' })).rejects.toMatchObject({ kind: 'server' });
  expect(await read('id', careers, { ...optional, page: '/career/added-later' })).toBeNull();
  expect(await read('en', careers, { ...optional, page: '/career/guide' })).toBeNull();
  vi.spyOn(process, 'uptime').mockReturnValueOnce(601);
  server.faults.add({ operationId: 'listCareers', status: 500 });
  expect(await read('id', careers, { ...optional, page: '/career/guide' })).toBeNull();
  server.faults.clear();
  server.faults.add({ operationId: 'listCareers', status: 404 });
  expect(await read('id', careers, { ...optional, page: '/career/guide' })).toBeNull();
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
  const readShared = async (locale: string) =>
    (await read(locale, regionals, { ...optional, isShared: true }))?.success;
  expect([await readShared('id'), await readShared('id'), await readShared('en'), calls]).toEqual([
    true,
    true,
    true,
    2,
  ]);
  expireResponses();
  vi.advanceTimersByTime(1);
  await readShared('id');
  vi.advanceTimersByTime(59_999);
  await readShared('id');
  expect(calls).toBe(3);
  vi.advanceTimersByTime(1);
  await readShared('id');
  expect(calls).toBe(4);
  vi.useRealTimers();
});
