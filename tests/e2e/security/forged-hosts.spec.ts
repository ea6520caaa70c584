import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
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
const PHONE_AGENT = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36';
const REVALIDATION_MS = 1500;
const VALID_HEADERS = ['Host', 'kelana.test'];
const SITE_HOSTS = ['kelana.test', 'm.kelana.test'];

type SiteResponse = { status: number; location: string | undefined; body: string };

/** Sends a GET request with exactly these headers; resolves with null when the server closes the connection. */
function send(port: string, path: string, headers: string[], requestBody?: string): Promise<SiteResponse | null> {
  return new Promise((resolve) => {
    const clientRequest = request({ hostname: site.hostname, port, path, headers, setHost: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
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
  const expectedHashes = new Map<string, string>();
  const hashValidResponse = async (path: string) => {
    const response = await send(port, path, VALID_HEADERS);
    return createHash('sha256').update(JSON.stringify(response)).digest('hex');
  };
  for (const path of PATHS) {
    // The first request of a prerendered page starts its revalidation. The new page is valid for a minute.
    await hashValidResponse(path);
    await setTimeout(REVALIDATION_MS);
    expectedHashes.set(path, await hashValidResponse(path));
  }
  for (const [index, { description, headers }] of forgedHosts.entries()) {
    const path = PATHS[index % PATHS.length] as string;
    for (const agent of [[], ['User-Agent', PHONE_AGENT]]) {
      const response = await send(port, path, [...headers, ...agent]);
      if (!response) continue;
      if (response.location) {
        const { hostname, protocol } = new URL(response.location, 'https://kelana.test');
        expect([SITE_HOSTS.includes(hostname), protocol], `${description}: ${response.location}`).toEqual([
          true,
          'https:',
        ]);
      }
      expect(response.status, description).toBeLessThan(500);
      expect(response.body.includes('evil.example'), description).toBe(false);
    }
    expect(await hashValidResponse(path), description).toBe(expectedHashes.get(path));
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
    const args = makeNginxFolder(folder, {
      LISTEN: String(port),
      SITE_HOSTS: SITE_HOSTS.join(' '),
      MAIN_HOST: 'kelana.test',
      SITE_SERVERS: `server ${site.host};`,
    });
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
    expect((await send(String(port), '/contact', headers, 'a'.repeat(70_000)))?.status).toBe(413);
  });
});
