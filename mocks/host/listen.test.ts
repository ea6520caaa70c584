import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

let listening: Listening | undefined;
afterEach(() => {
  for (const server of listening?.servers ?? []) server.close();
});

const makeServer = () => createServer((_, response) => response.end('reached'));
const addresses = () => listening?.servers.map((server) => (server.address() as AddressInfo).address);

test('without an address it listens on both loopback addresses, with one port', async () => {
  listening = await listen(makeServer, 0);
  expect(addresses()).toEqual(['127.0.0.1', '::1']);
  const { port } = new URL(listening.url);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await (await fetch(`http://${name}:${port}`)).text()).toBe('reached');
  }
});

test('with an address it listens on that one only', async () => {
  listening = await listen(makeServer, 0, '0.0.0.0');
  expect(addresses()).toEqual(['0.0.0.0']);
  expect(listening.url).toMatch(/^http:\/\/localhost:\d+$/);
});

test('a port in use on either address is an error, and the other one is released', async () => {
  listening = await listen(makeServer, 0, '::1');
  const port = Number(new URL(listening.url).port);
  await expect(listen(makeServer, port)).rejects.toThrow('EADDRINUSE');
  const other = await listen(makeServer, port, '127.0.0.1');
  listening.servers.push(...other.servers);
  expect(other.url).toBe(`http://127.0.0.1:${port}`);
});
