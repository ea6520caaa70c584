import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { makeNginxFolder } from '../../../scripts/deploy/nginx/nginx-folder.ts';
import { freePort, waitFor } from '../../../scripts/lib/ports.ts';
import { forgedHosts } from '../../support/forged-hosts.ts';

const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
// Pages without seat counts, because other tests change the seats at the same time.
const PATHS = ['/privacy-policy', '/career?type=Magang', '/about-us/', '/tidak-ada'];
const PHONE_AGENT = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const DESKTOP_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const REVALIDATION_MS = 1500;
const MAIN_HOST = 'kelana.test';
const MOBILE_HOST = 'm.kelana.test';
const SITE_HOSTS = [MAIN_HOST, MOBILE_HOST];
const VALID_HEADERS = ['Host', MAIN_HOST];

const ANY_PATHS = [
  ...['/', '/en', '/group-tour', '/group-tour/17', '/account', '/auth/sign-in'],
  ...['/sitemap.xml', '/robots.txt', '/id/og/site.png', '/images/favicon.svg'],
];

type SiteRequest = { port?: string; method?: string; headers?: OutgoingHttpHeaders | readonly string[] };
type SiteResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request, GET by default, with exactly these headers; resolves with null when the server closes the connection. */
function send(path: string, options: SiteRequest, requestBody?: string): Promise<SiteResponse | null> {
  return new Promise((resolve) => {
    const target = { hostname: site.hostname, port: site.port, path, setHost: false, ...options };
    const clientRequest = request(target, (response) => {
      let body = '';
      // A character of several bytes may arrive in two parts.
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    clientRequest.on('error', () => resolve(null));
    clientRequest.end(requestBody);
  });
}

/**
 * Sends all forged requests, each as a desktop and as a phone. Checks their responses, and that a valid request
 * afterwards still gets the same response as before.
 */
async function checkForgedRequests(port: string): Promise<void> {
  expect(new Set(forgedHosts.map(({ description }) => description)).size).toBeGreaterThanOrEqual(100);
  const hashValidResponse = async (path: string) => {
    const response = await send(path, { port, headers: VALID_HEADERS });
    return createHash('sha256')
      .update(JSON.stringify([response?.status, response?.headers.location, response?.body]))
      .digest('hex');
  };
  // The first request of a prerendered page starts its revalidation. The new page is valid for a minute.
  await Promise.all(PATHS.map(hashValidResponse));
  await setTimeout(REVALIDATION_MS);
  const expectedHashes = await Promise.all(PATHS.map(hashValidResponse));
  for (const [index, { description, headers }] of forgedHosts.entries()) {
    const position = index % PATHS.length;
    const path = PATHS[position] as string;
    for (const agent of [[], ['User-Agent', PHONE_AGENT]]) {
      const response = await send(path, { port, headers: [...headers, ...agent] });
      if (!response) continue;
      const { location } = response.headers;
      if (location) {
        const { hostname, protocol } = new URL(location, 'https://kelana.test');
        expect([SITE_HOSTS.includes(hostname), protocol], `${description}: ${location}`).toEqual([true, 'https:']);
      }
      expect(response.status, description).toBeLessThan(500);
      expect(response.body.includes('evil.example'), description).toBe(false);
    }
    expect(await hashValidResponse(path), description).toBe(expectedHashes[position]);
  }
}

test('the site never redirects to a forged host and caches none', async () => {
  test.slow();
  await checkForgedRequests(site.port);
});

test.describe('behind nginx', () => {
  test.skip(!hasNginx, 'nginx is not installed');
  let nginx: ChildProcess;
  let port = 0;
  const folder = mkdtempSync(join(tmpdir(), 'kelana-forged-'));

  test.beforeAll(async () => {
    port = await freePort();
    const siteUrl = `http://${MAIN_HOST}:${port}`;
    const args = makeNginxFolder(folder, { siteUrl, mainHost: MAIN_HOST, instances: [site.host], gatewayToken: '' });
    nginx = spawn('nginx', args, { stdio: 'ignore' });
    await waitFor(`http://localhost:${port}/`);
  });
  test.afterAll(async () => {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  test('no page in the cache of nginx contains a forged host', async () => {
    test.slow();
    await checkForgedRequests(String(port));
  });

  test('nginx refuses a request body that is larger than the site accepts', async () => {
    const headers = ['Host', 'kelana.test', 'Content-Type', 'text/plain', 'Content-Length', String(70_000)];
    expect((await send('/contact', { port: String(port), headers }, 'a'.repeat(70_000)))?.status).toBe(413);
  });
});

test('pages and files refuse the methods that they do not need', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    for (const path of ANY_PATHS) {
      const response = await send(path, { method, headers: VALID_HEADERS });
      expect([method, path, response?.status]).toEqual([method, path, 405]);
    }
  }
});

test('an overlong address or header is refused', async () => {
  expect((await send(`/${'a'.repeat(20_000)}`, { headers: VALID_HEADERS }))?.status).toBe(431);
  const headers = [...VALID_HEADERS, 'X-Long', 'a'.repeat(20_000)];
  expect((await send('/', { headers }))?.status).toBe(431);
});

/** Sends a request of a device to a host. */
const sendAs = async (agent: string, host: string, path: string, method = 'GET', type?: string) => {
  const headers = { host, 'user-agent': agent, ...(type && { 'content-type': type }) };
  const { status, headers: { location, vary, 'cache-control': cacheControl } = {} } =
    (await send(path, { method, headers })) ?? {};
  return { status, location, vary, cacheControl };
};

test('a phone is redirected to the mobile host and a desktop to the main host, and only from the other host', async () => {
  const path = '/en/group-tour?search=Turki%20Lengkap&page=2';
  const toMobile = await sendAs(PHONE_AGENT, MAIN_HOST, path);
  expect([toMobile.status, toMobile.location]).toEqual([302, `https://${MOBILE_HOST}${path}`]);
  const toMain = await sendAs(DESKTOP_AGENT, MOBILE_HOST, path);
  expect([toMain.status, toMain.location]).toEqual([302, `https://${MAIN_HOST}${path}`]);
  for (const { cacheControl, vary } of [toMobile, toMain]) {
    expect([cacheControl, vary]).toEqual(['no-store', 'User-Agent']);
  }
  const stays = await sendAs(DESKTOP_AGENT, MAIN_HOST, path);
  expect([stays.location, stays.vary]).toEqual([undefined, expect.stringContaining('User-Agent')]);
  expect((await sendAs(PHONE_AGENT, MOBILE_HOST, path)).location).toBeUndefined();
});

test('a request for an unknown host is not redirected', async () => {
  for (const host of ['evil.example', 'm.evil.example', 'kelana.test.evil.example', 'kelanaXtest']) {
    for (const agent of [PHONE_AGENT, DESKTOP_AGENT]) {
      expect((await sendAs(agent, host, '/group-tour')).location).toBeUndefined();
    }
  }
});
