import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { redirectDevices } from './redirect-devices';
import { hidesPath, refuseHiddenPaths } from './refuse-hidden-paths';

const pictureUrl = (path: string) => `/_next/image?url=http%3A%2F%2Fapi.example%2Fmedia%2F${path}&w=360&q=62`;

test.each(['..%252fadmin', '%252E%252e/admin', '..%255Cadmin', '..%25%32%66admin', '..%%32%66admin', '..%25252fadmin'])(
  'a picture whose path contains an encoded path traversal is refused: %s',
  (path) => {
    expect(hidesPath(pictureUrl(path))).toBe(true);
  },
);

test.each([
  pictureUrl('bali.jpg'),
  pictureUrl('foto%2520bali.jpg'),
  pictureUrl('2027%2Fbali-emas.jpg'),
  '/blog?search=%252f',
  '//',
  '//[',
  '/%',
  '?',
])('any other URL is accepted: %s', (url) => {
  expect(hidesPath(url)).toBe(false);
});

test('a request that is redirected to another host is not answered again', async () => {
  const server = createServer((_request, response) => void (response.writableEnded || response.end())).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  redirectDevices('127.0.0.1');
  refuseHiddenPaths();
  const headers = { 'user-agent': 'iPhone' };
  const response = await fetch(`http://127.0.0.1:${port}/blog?url=%252f`, { headers, redirect: 'manual' });
  expect(response.status).toBe(302);
  server.close();
});

test('a request with a hidden path gets a 400 before Next handles it', async () => {
  const handledByNext: string[] = [];
  const server = createServer((request, response) => {
    if (response.writableEnded) return;
    handledByNext.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  refuseHiddenPaths();
  const statuses = [pictureUrl('..%252fadmin'), pictureUrl('bali.jpg')].map(
    async (path) => (await fetch(site + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 200]);
  expect(handledByNext).toEqual([pictureUrl('bali.jpg')]);
  server.close();
});
