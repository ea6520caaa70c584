import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
const phoneAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desktopAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const mainHost = 'kelana.test';
const mobileHost = 'm.kelana.test';

type SiteResponse = { status: number } & Record<'location' | 'vary' | 'cacheControl', string | undefined>;

function send(
  host: string,
  userAgent: string,
  path: string,
  method = 'GET',
  contentType?: string,
): Promise<SiteResponse> {
  const headers = { host, 'user-agent': userAgent, ...(contentType && { 'content-type': contentType }) };
  return new Promise((resolve, reject) => {
    const clientRequest = request({ hostname: site.hostname, port: site.port, path, method, headers }, (response) => {
      response.resume();
      const { location, vary, 'cache-control': cacheControl } = response.headers;
      resolve({ status: response.statusCode ?? 0, location, vary, cacheControl });
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

const path = '/en/group-tour?search=Turki%20Lengkap&page=2';

test('a phone is redirected to the mobile host and a desktop to the main host, and only from the other host', async () => {
  const toMobile = await send(mainHost, phoneAgent, path);
  expect([toMobile.status, toMobile.location]).toEqual([302, `https://${mobileHost}${path}`]);
  const toMain = await send(mobileHost, desktopAgent, path);
  expect([toMain.status, toMain.location]).toEqual([302, `https://${mainHost}${path}`]);
  for (const { cacheControl, vary } of [toMobile, toMain]) {
    expect([cacheControl, vary]).toEqual(['no-store', 'User-Agent']);
  }
  const stays = await send(mainHost, desktopAgent, path);
  expect([stays.location, stays.vary]).toEqual([undefined, expect.stringContaining('User-Agent')]);
  expect((await send(mobileHost, phoneAgent, path)).location).toBeUndefined();
});

test('counter pages and files are served by both hosts to every device', async () => {
  for (const path of ['/obs', '/en/prebook', '/images/icons.svg', '/api/health/live', '/og/site.png']) {
    expect([path, (await send(mainHost, phoneAgent, path)).location]).toEqual([path, undefined]);
    expect([path, (await send(mobileHost, desktopAgent, path)).location]).toEqual([path, undefined]);
  }
});

test('a request for an unknown host is not redirected', async () => {
  for (const host of ['evil.example', 'm.evil.example', 'kelana.test.evil.example', 'kelanaXtest']) {
    for (const agent of [phoneAgent, desktopAgent]) {
      expect((await send(host, agent, '/group-tour')).location).toBeUndefined();
    }
  }
});

test('POST is not redirected', async () => {
  for (const contentType of [undefined, 'text/plain']) {
    expect((await send(mainHost, phoneAgent, '/contact', 'POST', contentType)).location).toBeUndefined();
  }
});
