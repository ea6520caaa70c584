import type { RequestListener } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import RenderCheck from '@/pages/render-check.route';
import { serveLocally } from '../../tests/support/local-server.ts';

let requestedPaths: string[] = [];

/** Serves a page and returns a request that arrived at this server. */
async function serve(respond: RequestListener, address?: string) {
  requestedPaths = [];
  const listener: RequestListener = (request, response) => {
    requestedPaths.push(request.url ?? '');
    respond(request, response);
  };
  const { hostname, port } = new URL(await serveLocally(listener, address));
  const socket = { localAddress: hostname.replace(/^\[|\]$/g, ''), localPort: Number(port) };
  return { socket } as Parameters<typeof import('./health').canRender>[0];
}

/** Runs the check in a new instance of its module, which caches the result. */
async function canRender(respond: RequestListener, address?: string) {
  vi.resetModules();
  return (await import('./health')).canRender(await serve(respond, address));
}

test('a rendered page is recognised, over IPv4 and IPv6', async () => {
  const page = `<html><body>${renderToString(RenderCheck())}</body></html>`;
  for (const address of ['127.0.0.1', '::1'])
    expect(await canRender((_request, response) => response.end(page), address)).toBe(true);
});

test('an error, another page and a closed connection are not a rendered page', async () => {
  expect(await canRender((_request, response) => response.writeHead(500).end('data-render-check'))).toBe(false);
  expect(await canRender((_request, response) => response.end('<html></html>'))).toBe(false);
  expect(await canRender((request) => request.destroy())).toBe(false);
});

test('the page is requested at most once a second, however often the check is called', async () => {
  const request = await serve((_request, response) => response.end('<p data-render-check="true">'));
  vi.resetModules();
  const { canRender: check } = await import('./health');
  expect(await Promise.all([check(request), check(request), check(request)])).toEqual([true, true, true]);
  expect(requestedPaths).toEqual(['/render-check']);
});

test.each([
  ['ok', 200],
  ['stopping', 503],
])('the check "%s" is a %i, which is not cached', async (status, code) => {
  const { healthResponse } = await import('./health');
  const site = await serveLocally((request, response) => {
    const json = (body: object) => response.end(JSON.stringify(body));
    const withStatus = Object.assign(response, {
      json,
      status: (statusCode: number) => Object.assign(withStatus, { statusCode }),
    });
    void healthResponse(async () => status)(request as NextApiRequest, withStatus as unknown as NextApiResponse);
  });
  const response = await fetch(site);
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    code,
    'no-store',
    { status },
  ]);
});
