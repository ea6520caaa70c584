import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { BYPASS_CACHE, formatFailures, sendLoad } from './steady-load.ts';

let server: Server;

async function startServer(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => server.close().closeAllConnections());

test('addresses are requested in turn, also while no response arrives', async () => {
  const requested: string[] = [];
  const pending: (() => void)[] = [];
  const url = await startServer((request, response) => {
    requested.push(`${request.url} ${request.headers['x-past-the-cache']}`);
    pending.push(() => response.end());
    if (pending.length >= 20) for (const end of pending) end();
  });
  const load = { urls: [`${url}/a`, `${url}/b`], perSecond: 100, headers: BYPASS_CACHE };
  const { sent, failures, durationsMs } = await sendLoad(load, 30);
  expect([failures, durationsMs.length]).toEqual([[], sent]);
  expect(sent).toBeGreaterThanOrEqual(29);
  expect(new Set(requested)).toEqual(new Set(['/a 1', '/b 1']));
});

test('an error, a redirect and a broken connection are failures', async () => {
  const url = await startServer((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(Number(request.url?.slice(1))).end();
  });
  const urls = ['/500', '/302', '/404', '/200', '/broken'].map((path) => url + path);
  const { failures, durationsMs } = await sendLoad({ urls, perSecond: 50 }, 20);
  expect([...new Set(failures)].sort()).toEqual(['302 /302', '404 /404', '500 /500', 'socket hang up /broken']);
  expect(durationsMs.length).toBeGreaterThan(0);
});

test('each distinct failure is listed once, with its number', () => {
  expect(formatFailures(['502 /a', '404 /b', '502 /a'])).toBe('2 × 502 /a, 1 × 404 /b');
  expect(formatFailures([])).toBe('');
});
