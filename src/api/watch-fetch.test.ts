// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { todayInJakarta } from '@/domain/dates';
import { correctClock } from '@/lib/clock';
import { circuitBreaker } from './circuit-breaker';
import { watchFetch } from './watch-fetch';

const request = (signal?: AbortSignal) => ({ signal: signal ?? new AbortController().signal }) as Request;

async function outcomesOf(fetch: () => Promise<Response>, call = request()) {
  const outcomes: string[] = [];
  vi.spyOn(circuitBreaker, 'answered').mockImplementation(() => void outcomes.push('answered'));
  vi.spyOn(circuitBreaker, 'failed').mockImplementation(() => void outcomes.push('failed'));
  vi.stubGlobal('fetch', fetch);
  await watchFetch(call).catch(() => undefined);
  return outcomes;
}

test.each([200, 304, 401, 404, 422, 429])('%i counts as a response of the host', async (status) => {
  expect(await outcomesOf(async () => new Response(null, { status }))).toEqual(['answered']);
});

test.each([500, 502, 503, 504])('%i counts as a failure', async (status) => {
  expect(await outcomesOf(async () => new Response(null, { status }))).toEqual(['failed']);
});

test('a lost connection counts as a failure, unless the device is offline', async () => {
  const loseConnection = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await outcomesOf(loseConnection)).toEqual(['failed']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await outcomesOf(loseConnection)).toEqual([]);
});

test('a request aborted by the visitor does not count as a failure, a timeout does', async () => {
  const aborted = async () => Promise.reject(new DOMException('over', 'AbortError'));
  expect(await outcomesOf(aborted, request(AbortSignal.abort()))).toEqual([]);
  const timedOut = AbortSignal.abort(new DOMException('No answer within 15000 ms', 'TimeoutError'));
  expect(await outcomesOf(aborted, request(timedOut))).toEqual(['failed']);
});

test('today follows the service when the clock of the device is years ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-05-01T03:00:00Z') });
  await outcomesOf(async () => new Response(null, { headers: { date: 'Sun, 29 Nov 2026 03:00:00 GMT' } }));
  expect(todayInJakarta()).toBe('2026-11-29');
  correctClock(new Date().toUTCString());
  vi.useRealTimers();
});
