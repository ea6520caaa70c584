import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

let opened: Listening | undefined;
afterEach(() => {
  for (const server of opened?.servers ?? []) server.close();
});

const makeServer = () => createServer((_, response) => response.end('here'));
const addresses = () => opened?.servers.map((server) => (server.address() as AddressInfo).address);

test('without an address it listens on both loopback addresses, with one port', async () => {
  opened = await listen(makeServer, 0);
  expect(addresses()).toEqual(['127.0.0.1', '::1']);
  const { port } = new URL(opened.url);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await (await fetch(`http://${name}:${port}`)).text()).toBe('here');
  }
});

test('with an address it listens on that one only', async () => {
  opened = await listen(makeServer, 0, '0.0.0.0');
  expect(addresses()).toEqual(['0.0.0.0']);
  expect(opened.url).toMatch(/^http:\/\/localhost:\d+$/);
});

test('a port in use on either address is an error, and the other one is released', async () => {
  opened = await listen(makeServer, 0, '::1');
  const port = Number(new URL(opened.url).port);
  await expect(listen(makeServer, port)).rejects.toThrow('EADDRINUSE');
  const other = await listen(makeServer, port, '127.0.0.1');
  opened.servers.push(...other.servers);
  expect(other.url).toBe(`http://127.0.0.1:${port}`);
});
