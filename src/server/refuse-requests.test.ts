import { request } from 'node:http';
import { expect, test } from 'vitest';
import { serveAsNext } from '../../tests/support/local-server.ts';
import { redirectDevices } from './redirect-devices';
import { hidesPath, refuseRequests } from './refuse-requests';

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
  const { origin } = await serveAsNext();
  redirectDevices('127.0.0.1');
  refuseRequests();
  const headers = { 'user-agent': 'iPhone' };
  const response = await fetch(`${origin}/blog?url=%252f`, { headers, redirect: 'manual' });
  expect(response.status).toBe(302);
});

test('a request with a hidden path gets a 400 before Next handles it', async () => {
  const { origin, handled } = await serveAsNext();
  refuseRequests();
  const paths = [pictureUrl('..%252fadmin'), pictureUrl('bali.jpg')];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).status));
  expect([statuses, handled]).toEqual([[400, 200], [`GET ${pictureUrl('bali.jpg')}`]]);
});

test('TRACE gets a 405 before Next handles it', async () => {
  const { origin, handled } = await serveAsNext();
  refuseRequests();
  const { hostname, port } = new URL(origin);
  const status = await new Promise((resolve) => {
    request({ hostname, port, method: 'TRACE', path: '/group-tour' }, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect([status, handled]).toEqual([405, []]);
});
