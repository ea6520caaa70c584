import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { type Host, startHost } from '../../../mocks/host.ts';

// Tests in a browser which origins may use the controls of the embedded host, with two empty pages of different origins
// and a host that allows one of them.
let servers: Server[] = [];
let origins: string[] = [];
let host: Host;

test.beforeAll(async () => {
  // Tests run fully in parallel, so a worker may run this hook once for each test.
  servers = [];
  origins = [];
  for (const title of ['Panel', 'Elsewhere']) {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>${title}</title><link rel="icon" href="data:,">`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  host = await startHost({ port: 0, panelOrigin: origins[0] ?? '' });
});

test.afterAll(async () => {
  for (const server of servers) server.close();
  await host.close();
});

/**
 * Adds a fault, reads the status and removes the fault, all from a page of the origin. Returns one value of each
 * response, or null for a response that the browser blocks.
 */
async function useControls(page: Page, origin: string | undefined): Promise<unknown[]> {
  await page.goto(origin ?? '');
  return page.evaluate(async (faults) => {
    const send = (url: string, init?: RequestInit) =>
      fetch(url, init)
        .then((response) => response.json())
        .catch(() => null);
    const added = await send(faults, { method: 'POST', body: '{"operationId":"login","status":500}' });
    const status = await send(faults.replace('/faults', ''));
    const removed = await send(faults, { method: 'DELETE', body: '{}' });
    return [added?.success ?? null, status?.faults.length ?? null, removed?.success ?? null];
  }, `${host.url}/__mock/faults`);
}

test('a page of the panel origin changes and reads the controls, also by DELETE with a preflight', async ({ page }) => {
  expect(await useControls(page, origins[0])).toEqual([true, 1, true]);
  expect(host.mockContext.faults.all()).toEqual([]);
});

test('a page of another origin neither changes nor reads the controls', async ({ page }) => {
  expect(await useControls(page, origins[1])).toEqual([null, null, null]);
  expect(host.mockContext.faults.all()).toEqual([]);
});
