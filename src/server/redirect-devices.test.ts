import { expect, test } from 'vitest';
import { serveAsNext } from '../../tests/support/local-server.ts';
import { redirectDevices } from './redirect-devices';

test('a phone is redirected to the mobile host before Next gets the request, with an uncached response', async () => {
  const { origin, handled } = await serveAsNext();
  redirectDevices('127.0.0.1');
  const send = async (path: string, method: string) => {
    const headers = { 'user-agent': 'iPhone' };
    const response = await fetch(origin + path, { method, headers, redirect: 'manual' });
    return [response.status, ...['location', 'vary', 'cache-control'].map((name) => response.headers.get(name))];
  };
  const redirected = [302, 'https://m.127.0.0.1/blog?page=2', 'User-Agent', 'no-store'];
  expect([await send('/blog?page=2', 'GET'), await send('/blog?page=2', 'HEAD')]).toEqual([redirected, redirected]);
  const page = [200, null, null, null];
  expect([await send('/blog', 'POST'), await send('/obs', 'GET')]).toEqual([page, page]);
  expect(handled).toEqual(['POST /blog', 'GET /obs']);
});
