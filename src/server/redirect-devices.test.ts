import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { redirectDevices } from './redirect-devices';

let server: Server;
let passedOn: string[] = [];

afterEach(() => server.close());

/** A server that skips requests that are already answered, as Next does. */
async function serve(): Promise<void> {
  passedOn = [];
  server = createServer((asked, response) => {
    if (response.writableEnded) return;
    passedOn.push(`${asked.method} ${asked.url}`);
    response.end('page');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}

function ask(path: string, method: string): Promise<unknown[]> {
  const headers = { host: 'kelana.test', 'user-agent': 'iPhone', 'content-type': 'text/plain' };
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method, headers }, (answer) => {
      answer.resume();
      const { location, vary, 'cache-control': cache } = answer.headers;
      answer.on('end', () => resolve([answer.statusCode, location, vary, cache]));
    });
    call.on('error', reject).end();
  });
}

test('a phone is redirected to its host first, with an answer that no cache may store', async () => {
  await serve();
  redirectDevices('kelana.test');
  const led = [302, 'https://m.kelana.test/blog?page=2', 'User-Agent', 'no-store'];
  expect([await ask('/blog?page=2', 'GET'), await ask('/blog?page=2', 'HEAD')]).toEqual([led, led]);
  expect([await ask('/blog', 'POST'), await ask('/obs', 'GET')]).toEqual([
    [200, undefined, undefined, undefined],
    [200, undefined, undefined, undefined],
  ]);
  expect(passedOn).toEqual(['POST /blog', 'GET /obs']);
});
