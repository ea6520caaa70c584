import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderCheck } from './render-check';

let server: Server | undefined;
let requestedPaths: string[] = [];

async function serve(respond: RequestListener, address = '127.0.0.1') {
  requestedPaths = [];
  const newServer = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    respond(request, response);
  }).listen(0, address);
  server = newServer;
  await new Promise((resolve) => newServer.once('listening', resolve));
  const socket = { localAddress: address, localPort: (newServer.address() as AddressInfo).port };
  return { socket } as Parameters<typeof import('./can-render').canRender>[0];
}

// The module caches its result, so each test loads a new instance.
beforeEach(() => vi.resetModules());
afterEach(() => server?.close());
const canRender = async (...args: Parameters<typeof import('./can-render').canRender>) =>
  (await import('./can-render')).canRender(...args);

test('a rendered page is recognised, over IPv4 and IPv6', async () => {
  const page = `<html><body>${renderToString(RenderCheck())}</body></html>`;
  for (const address of ['127.0.0.1', '::1']) {
    vi.resetModules();
    expect(await canRender(await serve((_request, response) => response.end(page), address))).toBe(true);
    server?.close();
  }
});

test('an error, another page and a closed connection are not a rendered page', async () => {
  expect(await canRender(await serve((_request, response) => response.writeHead(500).end('data-render-check')))).toBe(
    false,
  );
  server?.close();
  vi.resetModules();
  expect(await canRender(await serve((_request, response) => response.end('<html></html>')))).toBe(false);
  server?.close();
  vi.resetModules();
  expect(await canRender(await serve((request) => request.destroy()))).toBe(false);
});

test('the page is requested at most once a second, however often the check is called', async () => {
  const request = await serve((_request, response) => response.end('<p data-render-check="true">'));
  const { canRender: sameModule } = await import('./can-render');
  expect(await Promise.all([sameModule(request), sameModule(request), sameModule(request)])).toEqual([
    true,
    true,
    true,
  ]);
  expect(requestedPaths).toEqual(['/render-check']);
});
