import { expect, test, vi } from 'vitest';
import type { Body } from './call.ts';
import { type ClientOptions, createClient } from './client.ts';
import { listRegionals } from './generated/operations.ts';
import { createNamedClient } from './named-client.ts';
import type { Shape } from './shape.ts';

const createTestClient = (respond: () => Response, options: Partial<ClientOptions> = {}) =>
  createNamedClient({ baseUrl: 'http://service.test', fetch: async () => respond(), ...options });

test('a 200 of another shape is refused without the message of the service, and its body is reported', async () => {
  const onExchange = vi.fn();
  for (const data of [undefined, null, {}, [{}], [{ id: 1 }]]) {
    const client = createTestClient(() => Response.json({ success: true, message: 'Ada.', data }), { onExchange });
    await expect(client.call('listRegionals')).rejects.toMatchObject({
      kind: 'server',
      status: 200,
      hasServerMessage: false,
    });
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
  const call = createTestClient(respond).call('bookTour', { body: { tour_id: 17 } as unknown as Body<'bookTour'> });
  await expect(call).rejects.toMatchObject({ kind: 'server', mayHaveArrived: true });
});

test('HTML or JSON is refused when a file was requested', async () => {
  for (const type of ['application/json', 'text/html; charset=utf-8']) {
    const client = createTestClient(() => new Response('{}', { headers: { 'content-type': type } }));
    const call = client.call('getItineraryPdf', { path: { itineraryId: 70007 } });
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
  const fetch = async () => Response.json(body, { headers: { 'content-language': 'id' } });
  const client = createClient({ baseUrl: 'http://service.test', fetch });
  expect(await client.call({ ...listRegionals, answer })).toEqual(body);
});
