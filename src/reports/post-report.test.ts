import type { IncomingHttpHeaders } from 'node:http';
import { expect, test, vi } from 'vitest';
import { serveLocally } from '../../tests/support/local-server.ts';
import { postReport } from './post-report';

type Received = { method: string | undefined; headers: IncomingHttpHeaders; body: string };

test('a report is posted as JSON in a request that needs no preflight', async () => {
  const received: Received[] = [];
  const origin = await serveLocally(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, headers: request.headers, body });
    response.writeHead(204).end();
  });
  expect(await postReport(`${origin}/errors`, { route: '/group-tour/[id]' })).toBe(true);
  const [{ method, headers, body }] = received as [Received];
  expect([method, headers['content-type'], body]).toEqual(['POST', 'text/plain', '{"route":"/group-tour/[id]"}']);
  expect([headers.cookie, headers.referer, headers.authorization]).toEqual([undefined, undefined, undefined]);
});

test('a browser sends neither cookies nor the address of the page, also while the page is closed', async () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  await postReport('https://reports.kelana.example/errors', {});
  expect(fetch).toHaveBeenCalledWith('https://reports.kelana.example/errors', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'text/plain' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
});

test('an address that does not answer is no error', async () => {
  expect(await postReport('http://127.0.0.1:1/errors', {})).toBe(false);
  expect(await postReport('no address', {})).toBe(false);
});
