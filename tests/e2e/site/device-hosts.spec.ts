import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const main = 'kelana.test';
const mobile = 'm.kelana.test';

type Reply = { status: number } & Record<'location' | 'vary' | 'cache', string | undefined>;

function ask(host: string, userAgent: string, path: string, method = 'GET', type?: string): Promise<Reply> {
  const headers = { host, 'user-agent': userAgent, ...(type && { 'content-type': type }) };
  return new Promise((resolve, reject) => {
    const call = request({ hostname: site.hostname, port: site.port, path, method, headers }, (answer) => {
      answer.resume();
      const { location, vary, 'cache-control': cache } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, location, vary, cache });
    });
    call.on('error', reject);
    call.end();
  });
}

const paths = ['/', '/en', '/group-tour/17?itinerary=170704&pax=2', '/en/group-tour?search=Turki%20Lengkap&page=2'];

for (const path of paths) {
  test(`${path}: a phone goes to the mobile host, a desktop back, with path and query`, async () => {
    const there = await ask(main, phone, path);
    expect([there.status, there.location]).toEqual([302, `https://${mobile}${path}`]);
    const back = await ask(mobile, desktop, path);
    expect([back.status, back.location]).toEqual([302, `https://${main}${path}`]);
    expect([there.cache, back.cache, there.vary, back.vary]).toEqual([
      'no-store',
      'no-store',
      'User-Agent',
      'User-Agent',
    ]);
  });

  test(`${path}: who is on the right host stays`, async () => {
    expect((await ask(main, desktop, path)).location).toBeUndefined();
    expect((await ask(mobile, phone, path)).location).toBeUndefined();
    expect((await ask(main, desktop, path)).vary).toContain('User-Agent');
  });
}

for (const agent of ['iPhone', 'iPad', 'iPod', 'ANDROID', 'something MOBILE']) {
  test(`${agent} counts as mobile`, async () => {
    expect((await ask(main, `Mozilla/5.0 (${agent})`, '/contact')).location).toBe(`https://${mobile}/contact`);
  });
}

for (const path of [
  '/obs',
  '/prebook?itinerary=170704',
  '/en/obs',
  '/en/prebook',
  '/images/icons.svg',
  '/api/health/live',
  '/og/site.png',
]) {
  test(`${path} belongs to both hosts`, async () => {
    expect((await ask(main, phone, path)).location).toBeUndefined();
    expect((await ask(mobile, desktop, path)).location).toBeUndefined();
  });
}

test('a host nobody configured is never sent anywhere, and never named', async () => {
  for (const host of ['evil.example', 'm.evil.example', 'kelana.test.evil.example', 'kelanaXtest']) {
    for (const agent of [phone, desktop]) expect((await ask(host, agent, '/group-tour')).location).toBeUndefined();
  }
});

test('what is sent is not redirected, with a body or without', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    for (const type of [undefined, 'text/plain']) {
      expect([method, (await ask(main, phone, '/contact', method, type)).location]).toEqual([method, undefined]);
    }
  }
});

test('what is read is redirected, whatever its headers and its name', async () => {
  const there = `https://${mobile}/contact`;
  expect((await ask(main, phone, '/contact', 'HEAD')).location).toBe(there);
  expect((await ask(main, phone, '/contact', 'GET', 'text/plain')).location).toBe(there);
  expect((await ask(main, phone, '/blog/visa-2.0')).location).toBe(`https://${mobile}/blog/visa-2.0`);
});
