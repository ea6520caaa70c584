import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { FILTERED_LIST, statusOf } from './probes.ts';

test('`kelana status` asks an instance as nginx asks it for a visitor', async () => {
  const server = createServer(({ headers }, response) => {
    const isAsked = headers.host === 'kelana.example' && headers['x-forwarded-proto'] === 'https';
    response.writeHead(isAsked ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await statusOf(address, FILTERED_LIST, 'https://kelana.example')).toBe(500);
  server.close();
  await once(server, 'close');
  expect(await statusOf(address, FILTERED_LIST, 'https://kelana.example')).toBe(0);
});
