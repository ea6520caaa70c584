import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { redirectDevices } from './redirect-devices';

let server: Server;
let handledByNext: string[] = [];

afterEach(() => server.close());

/** Starts a server that skips requests that already have a response, as Next does. */
async function serve(): Promise<void> {
  handledByNext = [];
  server = createServer((incoming, response) => {
    if (response.writableEnded) return;
    handledByNext.push(`${incoming.method} ${incoming.url}`);
    response.end('page');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}

function send(path: string, method: string): Promise<unknown[]> {
  const headers = { host: 'kelana.test', 'user-agent': 'iPhone', 'content-type': 'text/plain' };
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers }, (response) => {
      response.resume();
      const { location, vary, 'cache-control': cache } = response.headers;
      response.on('end', () => resolve([response.statusCode, location, vary, cache]));
    });
    outgoing.on('error', reject).end();
  });
}

test('a phone is redirected to the mobile host before Next gets the request, with an uncached response', async () => {
  await serve();
  redirectDevices('kelana.test');
  const redirected = [302, 'https://m.kelana.test/blog?page=2', 'User-Agent', 'no-store'];
  expect([await send('/blog?page=2', 'GET'), await send('/blog?page=2', 'HEAD')]).toEqual([redirected, redirected]);
  expect([await send('/blog', 'POST'), await send('/obs', 'GET')]).toEqual([
    [200, undefined, undefined, undefined],
    [200, undefined, undefined, undefined],
  ]);
  expect(handledByNext).toEqual(['POST /blog', 'GET /obs']);
});
