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

const paths = ['/', '/en', '/group-tour/17?itinerary=170704&pax=2', '/en/group-tour?search=Turki%20Lengkap&page=2'];

for (const path of paths) {
  test(`${path}: a phone is redirected to the mobile host and a desktop to the main host`, async () => {
    const toMobile = await send(mainHost, phoneAgent, path);
    expect([toMobile.status, toMobile.location]).toEqual([302, `https://${mobileHost}${path}`]);
    const toMain = await send(mobileHost, desktopAgent, path);
    expect([toMain.status, toMain.location]).toEqual([302, `https://${mainHost}${path}`]);
    expect([toMobile.cacheControl, toMain.cacheControl, toMobile.vary, toMain.vary]).toEqual([
      'no-store',
      'no-store',
      'User-Agent',
      'User-Agent',
    ]);
  });

  test(`${path}: a browser on the host for its device is not redirected`, async () => {
    expect((await send(mainHost, desktopAgent, path)).location).toBeUndefined();
    expect((await send(mobileHost, phoneAgent, path)).location).toBeUndefined();
    expect((await send(mainHost, desktopAgent, path)).vary).toContain('User-Agent');
  });
}

for (const agent of ['iPhone', 'iPad', 'iPod', 'ANDROID', 'something MOBILE']) {
  test(`${agent} counts as mobile`, async () => {
    const { location } = await send(mainHost, `Mozilla/5.0 (${agent})`, '/contact');
    expect(location).toBe(`https://${mobileHost}/contact`);
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
  test(`${path} is served by both hosts to every device`, async () => {
    expect((await send(mainHost, phoneAgent, path)).location).toBeUndefined();
    expect((await send(mobileHost, desktopAgent, path)).location).toBeUndefined();
  });
}

test('a request for an unknown host is not redirected', async () => {
  for (const host of ['evil.example', 'm.evil.example', 'kelana.test.evil.example', 'kelanaXtest']) {
    for (const agent of [phoneAgent, desktopAgent]) {
      expect((await send(host, agent, '/group-tour')).location).toBeUndefined();
    }
  }
});

test('POST, PUT and DELETE are not redirected, with or without a content type', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    for (const contentType of [undefined, 'text/plain']) {
      const { location } = await send(mainHost, phoneAgent, '/contact', method, contentType);
      expect([method, location]).toEqual([method, undefined]);
    }
  }
});

test('GET and HEAD are redirected, also with a content type and with a dot in the path', async () => {
  const mobileAddress = `https://${mobileHost}/contact`;
  expect((await send(mainHost, phoneAgent, '/contact', 'HEAD')).location).toBe(mobileAddress);
  expect((await send(mainHost, phoneAgent, '/contact', 'GET', 'text/plain')).location).toBe(mobileAddress);
  expect((await send(mainHost, phoneAgent, '/blog/visa-2.0')).location).toBe(`https://${mobileHost}/blog/visa-2.0`);
});
