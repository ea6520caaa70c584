import type { RequestListener } from 'node:http';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { serveLocally } from '../../../tests/support/local-server.ts';
import { RenderCheck } from './render-check';

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
  return { socket } as Parameters<typeof import('./can-render').canRender>[0];
}

/** Runs the check in a new instance of its module, which caches the result. */
async function canRender(respond: RequestListener, address?: string) {
  vi.resetModules();
  return (await import('./can-render')).canRender(await serve(respond, address));
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
  const { canRender: check } = await import('./can-render');
  expect(await Promise.all([check(request), check(request), check(request)])).toEqual([true, true, true]);
  expect(requestedPaths).toEqual(['/render-check']);
});
