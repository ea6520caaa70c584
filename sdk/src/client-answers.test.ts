import { expect, test, vi } from 'vitest';
import { createTestClient } from '../../tests/support/sdk-client.ts';
import type { Body } from './call.ts';
import { bookTour, getItineraryPdf, getProfile, listRegionals } from './generated/operations.ts';
import type { Shape } from './operation.ts';

const body = { tour_id: 17 } as unknown as Body<'bookTour'>;
const busy = () => new Response(null, { status: 503 });
const good = () => Response.json({ success: true, data: [] });
const never = () => new Promise<never>(() => {});

test('a 200 of another shape is refused without the message of the service, and its body is reported', async () => {
  const onExchange = vi.fn();
  for (const data of [undefined, null, {}, [{}], [{ id: 1 }]]) {
    const answer = () => Response.json({ success: true, message: 'Ada.', data });
    const { client } = createTestClient([answer], { onExchange });
    const error = { kind: 'server', status: 200, hasServerMessage: false, mismatch: expect.anything() };
    await expect(client.call(listRegionals)).rejects.toMatchObject(error);
  }
  expect(onExchange).toHaveBeenCalledTimes(5);
  expect(onExchange.mock.lastCall?.[0].body).toEqual({ success: true, message: 'Ada.', data: [{ id: 1 }] });
});

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['empty 200', () => new Response('')],
  ['page of HTML', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['201 of another shape', () => Response.json({ success: true, data: {} }, { status: 201 })],
  ['200 that ends in the middle', () => new Response('{"success":true,"data":{"reser')],
])('a write may have arrived when its answer is a %s', async (_name, respond) => {
  const { client } = createTestClient([respond]);
  await expect(client.call(bookTour, { body })).rejects.toMatchObject({ kind: 'server', mayHaveArrived: true });
});

test('HTML or JSON is refused when a file was requested', async () => {
  for (const type of ['application/json', 'text/html; charset=utf-8']) {
    const { client } = createTestClient([() => new Response('{}', { headers: { 'content-type': type } })]);
    const call = client.call(getItineraryPdf, { path: { itineraryId: 70007 } });
    await expect(call).rejects.toMatchObject({ kind: 'server', status: 200 });
  }
});

test.each<[Shape, unknown]>([
  [null, null],
  [null, [1]],
  [0, null],
  [1, 'text'],
  [['?', { data: 1 }], null],
])('with the shape %j the answer %j is returned as it came', async (answer, body) => {
  const { client } = createTestClient([() => Response.json(body, { headers: { 'content-language': 'id' } })]);
  expect(await client.call({ ...listRegionals, answer })).toEqual(body);
});

test('a token that does not come is a timeout, and nothing was sent', async () => {
  const { client, fetch } = createTestClient([good], { getToken: never, timeoutMs: 30 });
  const timeout = { kind: 'timeout', status: 0, mayHaveArrived: false };
  await expect(client.call(getProfile)).rejects.toMatchObject(timeout);
  expect(fetch).not.toHaveBeenCalled();
});

test('the time for the token is part of the time of the call', async () => {
  const getToken = () => new Promise<string>((resolve) => setTimeout(() => resolve('secret'), 200));
  const { client, fetch } = createTestClient([never], { getToken, timeoutMs: 300 });
  const startedAt = performance.now();
  await expect(client.call(getProfile)).rejects.toMatchObject({ kind: 'timeout', mayHaveArrived: true });
  expect(performance.now() - startedAt).toBeLessThan(480);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the caller can abort while the token is awaited', async () => {
  const controller = new AbortController();
  const { client, fetch } = createTestClient([good], { getToken: never });
  const call = client.call(getProfile, {}, { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(call).rejects.toBe(controller.signal.reason);
  expect(fetch).not.toHaveBeenCalled();
});

test('an error of getToken is passed on unchanged', async () => {
  const reason = new RangeError('of the caller');
  const { client } = createTestClient([good], { getToken: () => Promise.reject(reason) });
  await expect(client.call(getProfile)).rejects.toBe(reason);
});

test('a fetch that ignores its signal ends at the timeout too', async () => {
  const { client } = createTestClient([never], { timeoutMs: 30, retries: 0 });
  await expect(client.call(listRegionals)).rejects.toMatchObject({ kind: 'timeout', status: 0 });
});

test('an answer that came is the error of a call whose time ends during the pause after it', async () => {
  const late = () => Response.json({ message: 'Sedang sibuk.' }, { status: 503, headers: { 'retry-after': '0' } });
  const { client, fetch } = createTestClient([late], { timeoutMs: 50, retryPauseMs: 5000 });
  const answer = { kind: 'server', status: 503, message: 'Sedang sibuk.', retryAfter: 0, mayHaveArrived: true };
  await expect(client.call(listRegionals)).rejects.toMatchObject(answer);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the caller's abort during a pause is passed on", async () => {
  const controller = new AbortController();
  const { client, fetch } = createTestClient([busy], { retryPauseMs: 5000 });
  const call = client.call(listRegionals, {}, { signal: controller.signal });
  const reason = new Error('left');
  setTimeout(() => controller.abort(reason), 20);
  await expect(call).rejects.toBe(reason);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([Number.POSITIVE_INFINITY, 2 ** 31])('a timeout of %d ms does not fire at once', async (timeoutMs) => {
  const soon = () => new Promise<Response>((resolve) => setTimeout(() => resolve(good()), 30));
  const { client } = createTestClient([soon], { timeoutMs, retries: 0 });
  expect(await client.call(listRegionals)).toEqual({ success: true, data: [] });
});
