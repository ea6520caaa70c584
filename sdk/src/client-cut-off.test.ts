import { expect, test, vi } from 'vitest';
import type { Body } from './call.ts';
import { type ClientOptions, createClient } from './client.ts';
import { bookTour, listRegionals, login } from './generated/operations.ts';

const OK = 200;

/** A response whose body breaks off after its first bytes. */
function cutOff(init: ResponseInit = {}): Response {
  let isStarted = false;
  const pull = (controller: ReadableStreamDefaultController) => {
    if (isStarted) controller.error(new TypeError('terminated'));
    else controller.enqueue(new TextEncoder().encode('{"success":'));
    isStarted = true;
  };
  return new Response(new ReadableStream({ pull }), init);
}

function createTestClient(responses: (() => Response)[], options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(async () => (responses.length > 1 ? responses.shift() : responses[0])!());
  return { fetch, client: createClient({ baseUrl: 'http://service.test', fetch, retryPauseMs: 1, ...options }) };
}

const good = () => Response.json({ success: true, data: [] });

test('a read whose 200 breaks off is sent again', async () => {
  const { client, fetch } = createTestClient([cutOff, good]);
  expect(await client.call(listRegionals)).toEqual({ success: true, data: [] });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a write is sent again only with an idempotency key', async () => {
  const keyed = createTestClient([cutOff]);
  const body = { tour_id: 17 } as unknown as Body<'bookTour'>;
  await expect(keyed.client.call(bookTour, { body })).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true });
  expect(keyed.fetch).toHaveBeenCalledTimes(3);
  const plain = createTestClient([cutOff]);
  const credentials = { email: 'ratna@kelana.example', password: 'x' };
  await expect(plain.client.call(login, { body: credentials })).rejects.toMatchObject({ kind: 'network' });
  expect(plain.fetch).toHaveBeenCalledTimes(1);
});

test('a 200 that breaks off is a network error with its status and headers', async () => {
  const onExchange = vi.fn();
  const { client } = createTestClient([() => cutOff({ headers: { 'x-request-id': 'visit-12345' } })], { onExchange });
  const details = { kind: 'network', status: OK, requestId: 'visit-12345', cause: expect.any(TypeError) };
  const error = await client.call(listRegionals).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ ...details, mismatch: undefined, mayHaveArrived: true });
  expect(onExchange.mock.lastCall?.[0]).toMatchObject({ status: OK, headers: expect.any(Headers), body: undefined });
});

test('a 200 whose body does not end in time is a timeout with its status and headers', async () => {
  const endless = () => new Response(new ReadableStream(), { headers: { 'x-request-id': 'visit-12345' } });
  const { client } = createTestClient([endless], { timeoutMs: 30 });
  const details = { kind: 'timeout', status: OK, requestId: 'visit-12345', mayHaveArrived: true };
  await expect(client.call(listRegionals)).rejects.toMatchObject(details);
});

test('a refusal whose body breaks off is a refusal', async () => {
  const { client, fetch } = createTestClient([() => cutOff({ status: 422 })]);
  await expect(client.call(listRegionals)).rejects.toMatchObject({ kind: 'invalid', status: 422, body: undefined });
  expect(fetch).toHaveBeenCalledTimes(1);
});
