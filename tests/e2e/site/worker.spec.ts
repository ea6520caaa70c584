import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { inProcess, NOW } from '../../contract/target.ts';
import { allResponses, type ComparedResponse } from '../../contract/worker/all-responses.ts';

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'";
const resolvePath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

let server: Server;
let origin = '';
let servedPaths: string[] = [];

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [resolvePath('../../contract/worker/page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // This module renders a PDF in Node, and a browser never loads it.
    external: ['./render-pdf.ts'],
  });
  const script = (path: string): [string, string] => ['text/javascript', readFileSync(resolvePath(path), 'utf8')];
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<!doctype html><title>Worker</title><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/demo-worker.js': script('../../../mocks/demo/demo-worker.js'),
    '/mockServiceWorker.js': script('../../../node_modules/msw/lib/mockServiceWorker.js'),
  };
  server = createServer(({ url = '/' }, response) => {
    servedPaths.push(url);
    const [type, text] = files[url] ?? ['text/plain', 'nothing here'];
    response.writeHead(url in files ? 200 : 404, { 'content-type': type, 'content-security-policy': POLICY });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  servedPaths = [];
});

test.afterAll(() => server.close());

test('the service worker under a strict policy responds like the handlers in this process', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // Failed requests are part of the comparison. A violation of the policy has another message.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'readWorkerResponses' in window);
  const readWorkerResponses = await page.evaluate((now) => window.readWorkerResponses(now), NOW.toISOString());

  const target = await inProcess();
  const byName = (responses: ComparedResponse[]) =>
    Object.fromEntries(responses.map((response) => [response.name, response]));
  expect(byName(readWorkerResponses)).toEqual(byName(await allResponses(target)));
  expect(await page.evaluate(() => window.brokenRules)).toEqual([]);
  expect(problems).toEqual([]);
  expect(servedPaths.filter((path) => /^\/(v\d|__mock|media)/.test(path))).toEqual([]);
});
