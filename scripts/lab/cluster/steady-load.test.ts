import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { formatFailures, PAST_THE_CACHE, sendLoad } from './steady-load.ts';

let server: Server;

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => server.close().closeAllConnections());

test('addresses are asked in turn, also while none of them answers', async () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const url = await serve((request, response) => {
    asked.push(`${request.url} ${request.headers['x-past-the-cache']}`);
    waiting.push(() => response.end());
    if (waiting.length >= 20) for (const end of waiting) end();
  });
  const load = { urls: [`${url}/a`, `${url}/b`], perSecond: 100, headers: PAST_THE_CACHE };
  const { sent, failures, tookMs } = await sendLoad(load, 30);
  expect([failures, tookMs.length]).toEqual([[], sent]);
  expect(sent).toBeGreaterThanOrEqual(29);
  expect(new Set(asked)).toEqual(new Set(['/a 1', '/b 1']));
});

test('an error, a way elsewhere and a broken connection are failures', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(Number(request.url?.slice(1))).end();
  });
  const urls = ['/500', '/302', '/404', '/200', '/broken'].map((path) => url + path);
  const { failures, tookMs } = await sendLoad({ urls, perSecond: 50 }, 20);
  const kinds = new Set(failures);
  expect([...kinds].sort()).toEqual(['302 /302', '404 /404', '500 /500', 'socket hang up /broken']);
  expect(tookMs.length).toBeGreaterThan(0);
});

test('failures are told once each, with their number', () => {
  expect(formatFailures(['502 /a', '404 /b', '502 /a'])).toBe('2 × 502 /a, 1 × 404 /b');
  expect(formatFailures([])).toBe('');
});
