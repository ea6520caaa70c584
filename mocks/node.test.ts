import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from './node.ts';

const server = mockServer({ now: new Date('2027-01-15T03:00:00Z') });
beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const about = () => fetch('https://service.example/v2/modules/page/about');

test('an override answers until the reset and is still validated', async () => {
  server.override('getAboutPage', ({ reply }) => reply(500, { message: 'closed for repairs' }));
  expect((await (await about()).json()).message).toBe('closed for repairs');
  server.override('getAboutPage', ({ reply }) => reply(500, {} as never));
  expect((await about()).headers.get('x-mock-violations')).toBe("/ must have required property 'message'");
  server.reset();
  expect((await about()).status).toBe(200);
});

test('a network fault rejects fetch', async () => {
  server.faults.add({ operationId: 'getAboutPage', network: true });
  await expect(about()).rejects.toThrow(TypeError);
});
