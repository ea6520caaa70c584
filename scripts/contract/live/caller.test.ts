import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCaller, type HostRequest } from './caller.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a caller for a host that sends these responses in turn; pauses pass at once. */
function createTestCaller(...responses: Response[]) {
  const startedAt = performance.now();
  const requests: { at: number; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push({ at: performance.now() - startedAt, init });
    return responses.shift() ?? new Response('');
  });
  const options = { host: 'https://host.example', pauseMs: 500, agent: 'kelana-contract/1.0.0' };
  const call = createCaller(options);
  const send = async (wish: HostRequest) => {
    const reply = call(wish);
    await vi.runAllTimersAsync();
    return reply;
  };
  return { send, requests };
}

const retryAfter = (status: number, seconds: string) =>
  new Response('', { status, headers: { 'retry-after': seconds } });
const read = { method: 'GET', path: '/x' };

test('requests have a pause between them and a user agent, and follow no redirect', async () => {
  const { send, requests } = createTestCaller();
  for (const _ of [1, 2, 3]) await send(read);
  expect(requests.map(({ at }) => at)).toEqual([0, 500, 1000]);
  expect(requests[0]?.init).toMatchObject({
    headers: { 'user-agent': 'kelana-contract/1.0.0' },
    redirect: 'manual',
  });
});

test('a request is sent again once, after the time of Retry-After', async () => {
  const { send, requests } = createTestCaller(retryAfter(429, '3'), retryAfter(503, '3'));
  expect(await send(read)).toMatchObject({ status: 503 });
  expect(requests.map(({ at }) => at)).toEqual([0, 3000]);
});

test('neither a write after a 503 nor a request with a long Retry-After is sent again', async () => {
  const { send, requests } = createTestCaller(retryAfter(503, '1'), retryAfter(429, '3600'));
  expect(await send({ method: 'POST', path: '/x', json: {} })).toMatchObject({ status: 503 });
  expect(await send(read)).toMatchObject({ status: 429 });
  expect(requests).toHaveLength(2);
});

test('a missing response is a failure that names the timeout', async () => {
  const { send } = createTestCaller();
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await send(read)).toEqual({ failure: 'no answer within 10 s' });
});
