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
// None that tells of seats, which the other tests take.
const PATHS = ['/privacy-policy', '/career?type=Magang', '/about-us/', '/tidak-ada'];
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36';
const SETTLED_MS = 1500;
const CLEAN = ['Host', 'kelana.test'];
const OURS = ['kelana.test', 'm.kelana.test'];

type Reply = { status: number; location: string | undefined; body: string };

/** What comes back; nothing when the server hangs up on such a request. */
function ask(port: string, path: string, headers: string[], sent?: string): Promise<Reply | null> {
  return new Promise((resolve) => {
    const call = request({ hostname: site.hostname, port, path, headers, setHost: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }));
    });
    call.on('error', () => resolve(null));
    call.end(sent);
  });
}

/** Sends every forged request, as a desktop and as a phone, and one honest one behind each. */
async function poison(port: string): Promise<void> {
  expect(new Set(forgedHosts.map(({ what }) => what)).size).toBeGreaterThanOrEqual(100);
  const honest = new Map<string, string>();
  const read = async (path: string) => {
    const reply = await ask(port, path, CLEAN);
    return createHash('sha256').update(JSON.stringify(reply)).digest('hex');
  };
  for (const path of PATHS) {
    // A page of the build is made anew after its first visitor, and then stays for a minute.
    await read(path);
    await setTimeout(SETTLED_MS);
    honest.set(path, await read(path));
  }
  for (const [index, { what, headers }] of forgedHosts.entries()) {
    const path = PATHS[index % PATHS.length] as string;
    for (const agent of [[], ['User-Agent', PHONE]]) {
      const reply = await ask(port, path, [...headers, ...agent]);
      if (!reply) continue;
      if (reply.location) {
        const { hostname, protocol } = new URL(reply.location, 'https://kelana.test');
        expect([OURS.includes(hostname), protocol], `${what}: ${reply.location}`).toEqual([true, 'https:']);
      }
      expect(reply.status, what).toBeLessThan(500);
      expect(reply.body.includes('evil.example'), what).toBe(false);
    }
    expect(await read(path), what).toBe(honest.get(path));
  }
}

test('the site leads nobody to a host that somebody made up, and remembers none', async () => {
  test.slow();
  await poison(site.port);
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
      SITE_HOSTS: OURS.join(' '),
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

  test('no kept page tells of a host that somebody made up', async () => {
    test.slow();
    await poison(String(port));
  });

  test('a body larger than the site has any use for is refused before it', async () => {
    const headers = ['Host', 'kelana.test', 'Content-Type', 'text/plain', 'Content-Length', String(70_000)];
    expect((await ask(String(port), '/contact', headers, 'a'.repeat(70_000)))?.status).toBe(413);
  });
});
