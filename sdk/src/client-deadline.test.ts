import { expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { getProfile, listRegionals } from './generated/operations.ts';

const good = () => Response.json({ success: true, data: [] });
const never = () => new Promise<never>(() => {});

function createTestClient(respond: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(async (_request: Request) => respond());
  return { fetch, client: createClient({ baseUrl: 'http://service.test', fetch, ...options }) };
}

test('a token that does not come is a timeout, and nothing was sent', async () => {
  const { client, fetch } = createTestClient(good, { getToken: never, timeoutMs: 30 });
  const timeout = { kind: 'timeout', status: 0, mayHaveArrived: false };
  await expect(client.call(getProfile)).rejects.toMatchObject(timeout);
  expect(fetch).not.toHaveBeenCalled();
});

test('the time for the token is part of the time of the call', async () => {
  const getToken = () => new Promise<string>((resolve) => setTimeout(() => resolve('secret'), 200));
  const { client, fetch } = createTestClient(never, { getToken, timeoutMs: 300 });
  const startedAt = performance.now();
  await expect(client.call(getProfile)).rejects.toMatchObject({ kind: 'timeout', mayHaveArrived: true });
  expect(performance.now() - startedAt).toBeLessThan(480);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the caller can abort while the token is awaited', async () => {
  const controller = new AbortController();
  const { client, fetch } = createTestClient(good, { getToken: never });
  const call = client.call(getProfile, {}, { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(call).rejects.toBe(controller.signal.reason);
  expect(fetch).not.toHaveBeenCalled();
});

test('an error of getToken is passed on unchanged', async () => {
  const reason = new RangeError('of the caller');
  const { client } = createTestClient(good, { getToken: () => Promise.reject(reason) });
  await expect(client.call(getProfile)).rejects.toBe(reason);
});

test('a fetch that ignores its signal ends at the timeout too', async () => {
  const { client } = createTestClient(never, { timeoutMs: 30, retries: 0 });
  await expect(client.call(listRegionals)).rejects.toMatchObject({ kind: 'timeout', status: 0 });
});

test('an answer that came is the error of a call whose time ends during the pause after it', async () => {
  const busy = () => Response.json({ message: 'Sedang sibuk.' }, { status: 503, headers: { 'retry-after': '0' } });
  const { client, fetch } = createTestClient(busy, { timeoutMs: 50, retryPauseMs: 5000 });
  const answer = { kind: 'server', status: 503, message: 'Sedang sibuk.', retryAfter: 0, mayHaveArrived: true };
  await expect(client.call(listRegionals)).rejects.toMatchObject(answer);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the caller's abort during a pause is passed on", async () => {
  const controller = new AbortController();
  const busy = () => new Response(null, { status: 503 });
  const { client, fetch } = createTestClient(busy, { retryPauseMs: 5000 });
  const call = client.call(listRegionals, {}, { signal: controller.signal });
  const reason = new Error('left');
  setTimeout(() => controller.abort(reason), 20);
  await expect(call).rejects.toBe(reason);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([Number.POSITIVE_INFINITY, 2 ** 31])('a timeout of %d ms does not fire at once', async (timeoutMs) => {
  const soon = () => new Promise<Response>((resolve) => setTimeout(() => resolve(good()), 30));
  const { client } = createTestClient(soon, { timeoutMs, retries: 0 });
  expect(await client.call(listRegionals)).toEqual({ success: true, data: [] });
});
