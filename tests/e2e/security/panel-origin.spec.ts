import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { type Host, startHost } from '../../../mocks/host.ts';

// The rule of the controls as a browser keeps it: two empty pages of different origins, and a host that knows one.
let pages: Server[] = [];
let origins: string[] = [];
let host: Host;

test.beforeAll(async () => {
  // A worker may come here once for each test.
  pages = [];
  origins = [];
  for (const title of ['Panel', 'Elsewhere']) {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>${title}</title><link rel="icon" href="data:,">`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    pages.push(server);
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  host = await startHost({ port: 0, panelOrigin: origins[0] ?? '' });
});

test.afterAll(async () => {
  for (const server of pages) server.close();
  await host.close();
});

/** What a page gets to read when it plans, reads and ends a fault; null where its browser gives it nothing. */
async function turnsFrom(page: Page, origin: string | undefined): Promise<unknown[]> {
  await page.goto(origin ?? '');
  return page.evaluate(async (faults) => {
    const ask = (url: string, init?: RequestInit) =>
      fetch(url, init)
        .then((answer) => answer.json())
        .catch(() => null);
    const planned = await ask(faults, { method: 'POST', body: '{"operationId":"login","status":500}' });
    const status = await ask(faults.replace('/faults', ''));
    const ended = await ask(faults, { method: 'DELETE', body: '{}' });
    return [planned?.success ?? null, status?.faults.length ?? null, ended?.success ?? null];
  }, `${host.url}/__mock/faults`);
}

test('a page of the panel turns and reads the controls across origins, DELETE with its preflight too', async ({
  page,
}) => {
  expect(await turnsFrom(page, origins[0])).toEqual([true, 1, true]);
  expect(host.mockContext.faults.all()).toEqual([]);
});

test('a page of any other origin reads nothing and turns nothing', async ({ page }) => {
  expect(await turnsFrom(page, origins[1])).toEqual([null, null, null]);
  expect(host.mockContext.faults.all()).toEqual([]);
});
