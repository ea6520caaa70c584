import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
const PAGES = ['/', '/en', '/group-tour', '/group-tour/17', '/account', '/auth/sign-in'];
const FILES = ['/sitemap.xml', '/robots.txt', '/id/og/site.png', '/images/favicon.svg'];

function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ hostname: site.hostname, port: site.port, method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

test('no page takes a method it has no use for', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    for (const path of [...PAGES, ...FILES])
      expect([method, path, await ask(method, path)]).toEqual([method, path, 405]);
  }
});

test('an address or a header longer than any of ours is refused', async () => {
  expect(await ask('GET', `/${'a'.repeat(20_000)}`)).toBe(431);
  expect(await ask('GET', '/', { 'x-long': 'a'.repeat(20_000) })).toBe(431);
});
