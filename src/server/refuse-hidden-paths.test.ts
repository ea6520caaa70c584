import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { hidesPath, refuseHiddenPaths } from './refuse-hidden-paths';

const picture = (path: string) => `/_next/image?url=http%3A%2F%2Fapi.example%2Fmedia%2F${path}&w=360&q=62`;

test.each(['..%252fadmin', '%252E%252e/admin', '..%255Cadmin', '..%25%32%66admin', '..%%32%66admin', '..%25252fadmin'])(
  'a picture whose path hides its way out of the folder is refused: %s',
  (path) => {
    expect(hidesPath(picture(path))).toBe(true);
  },
);

test.each([
  picture('bali.jpg'),
  picture('foto%2520bali.jpg'),
  picture('2027%2Fbali-emas.jpg'),
  '/blog?search=%252f',
  '//',
  '//[',
  '/%',
  '?',
])('any other address is accepted: %s', (address) => {
  expect(hidesPath(address)).toBe(false);
});

test('an instance answers 400 itself, before Next sees the request', async () => {
  const passedOn: string[] = [];
  const server = createServer((request, response) => {
    if (response.writableEnded) return;
    passedOn.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  refuseHiddenPaths();
  const statuses = [picture('..%252fadmin'), picture('bali.jpg')].map(
    async (path) => (await fetch(site + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 200]);
  expect(passedOn).toEqual([picture('bali.jpg')]);
  server.close();
});
