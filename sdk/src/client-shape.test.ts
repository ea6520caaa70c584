import { expect, test, vi } from 'vitest';
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
