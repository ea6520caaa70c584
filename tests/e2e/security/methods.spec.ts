import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
const PAGES = ['/', '/en', '/group-tour', '/group-tour/17', '/account', '/auth/sign-in'];
const FILES = ['/sitemap.xml', '/robots.txt', '/id/og/site.png', '/images/favicon.svg'];

function readStatus(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ hostname: site.hostname, port: site.port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

test('pages and files refuse the methods that they do not need', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    for (const path of [...PAGES, ...FILES]) {
      expect([method, path, await readStatus(method, path)]).toEqual([method, path, 405]);
    }
  }
});

test('an overlong address or header is refused', async () => {
  expect(await readStatus('GET', `/${'a'.repeat(20_000)}`)).toBe(431);
  expect(await readStatus('GET', '/', { 'x-long': 'a'.repeat(20_000) })).toBe(431);
});
