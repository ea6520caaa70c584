// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { circuitBreaker } from './circuit-breaker';
import { watchFetch } from './watch-fetch';

const request = (signal?: AbortSignal) => ({ signal: signal ?? new AbortController().signal }) as Request;

async function outcome(fetch: () => Promise<Response>, asked = request()) {
  const heard: string[] = [];
  vi.spyOn(circuitBreaker, 'answered').mockImplementation(() => void heard.push('answered'));
  vi.spyOn(circuitBreaker, 'failed').mockImplementation(() => void heard.push('failed'));
  vi.stubGlobal('fetch', fetch);
  await watchFetch(asked).catch(() => undefined);
  return heard;
}

test.each([200, 304, 401, 404, 422])('%i is an answer', async (status) => {
  expect(await outcome(async () => new Response(null, { status }))).toEqual(['answered']);
});

test.each([429, 500, 502, 503, 504])('%i is a failure', async (status) => {
  expect(await outcome(async () => new Response(null, { status }))).toEqual(['failed']);
});

test('no answer is a failure, unless the device is offline', async () => {
  const lost = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await outcome(lost)).toEqual(['failed']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await outcome(lost)).toEqual([]);
});

test('an abort by the visitor is no failure of the host, a timeout is', async () => {
  const aborted = async () => Promise.reject(new DOMException('over', 'AbortError'));
  expect(await outcome(aborted, request(AbortSignal.abort()))).toEqual([]);
  const late = AbortSignal.abort(new DOMException('No answer within 15000 ms', 'TimeoutError'));
  expect(await outcome(aborted, request(late))).toEqual(['failed']);
});
