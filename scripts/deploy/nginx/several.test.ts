import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, waitFor } from '../../lib/ports.ts';
import { makeNginxFolder, serverLine } from './nginx-folder.ts';

type Instance = { server: Server; port: number; requests: string[] };
type SiteResponse = { status: number; headers?: Record<string, string>; afterMs?: number } | 'hang up' | 'hang';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'kelana-nginx-several-'));
let nginx: ChildProcess;
let port = 0;
let instances: Instance[] = [];
let respond: (instance: number, request: IncomingMessage) => SiteResponse;
const fine = () => ({ status: 200 });

async function startInstance(index: number): Promise<Instance> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const siteResponse = respond(index, request);
    if (siteResponse === 'hang') return;
    if (siteResponse === 'hang up') return request.socket.destroy();
    if (siteResponse.afterMs) await pause(siteResponse.afterMs);
    response.writeHead(siteResponse.status, { 'x-instance': index, ...siteResponse.headers }).end(`from ${index}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as AddressInfo).port, requests };
}

const request = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);
const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);
const allRequests = () => instances.flatMap((instance) => instance.requests);

describe.skipIf(!hasNginx)('nginx in front of several instances', () => {
  beforeAll(async () => {
    respond = fine;
    instances = [await startInstance(0), await startInstance(1)];
    port = await freePort();
    const SITE_SERVERS = instances.map((instance) => serverLine(instance.port)).join(' ');
    const args = makeNginxFolder(folder, { LISTEN: String(port), SITE_HOSTS: 'localhost', SITE_SERVERS });
    nginx = spawn('nginx', args, { stdio: 'ignore' });
    await waitFor(`http://localhost:${port}/`);
  });
  afterEach(() => {
    respond = fine;
    for (const instance of instances) instance.requests.length = 0;
  });
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx) await new Promise((resolve) => nginx.once('exit', resolve));
    for (const { server } of instances) server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the files of a build come from the instance that has them', async () => {
    respond = (instance) => ({ status: instance === 1 ? 200 : 404 });
    const paths = Array.from({ length: 4 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(statusesOf(await Promise.all(paths.map((path) => request(path))))).toEqual([200, 200, 200, 200]);
    expect((await request('/_next/data/build/id/blog.json')).status).toBe(200);
    respond = () => ({ status: 404 });
    for (const instance of instances) instance.requests.length = 0;
    expect(statusesOf([await request('/_next/static/none.js'), await request('/nobody')])).toEqual([404, 404]);
    expect(allRequests().sort()).toEqual(['GET /_next/static/none.js', 'GET /_next/static/none.js', 'GET /nobody']);
  });

  test('a page that one instance breaks off comes from the other, and a POST goes to neither', async () => {
    respond = (instance) => (instance === 0 ? 'hang up' : { status: 200 });
    const pages = await Promise.all(Array.from({ length: 6 }, (_, index) => request(`/broken-${index}`)));
    expect(statusesOf(pages)).toEqual([200, 200, 200, 200, 200, 200]);
    respond = () => 'hang up';
    for (const instance of instances) instance.requests.length = 0;
    const sent = await request('/sent', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'once' });
    expect([sent.status, allRequests()]).toEqual([405, []]);
  });

  test('a hanging instance is skipped after two requests; a picture or a card without a response does not count', async () => {
    const timedRequest = async (path: string) => {
      const start = performance.now();
      const { status } = await request(path);
      return [status, performance.now() - start > 4000 ? 'slow' : 'fast'];
    };
    const requestFour = (name: string) => Promise.all([1, 2, 3, 4].map((number) => timedRequest(`${name}-${number}`)));
    // nginx then uses both instances again and has reset the failure counts.
    await pause(6100);
    await requestFour('/again');
    respond = (instance) => (instance === 0 ? 'hang' : { status: 200 });
    expect((await requestFour('/slow')).sort()).toEqual([
      [200, 'fast'],
      [200, 'fast'],
      [200, 'slow'],
      [200, 'slow'],
    ]);
    expect(await requestFour('/quick')).toEqual(Array(4).fill([200, 'fast']));
    // Pictures and cards hang when too many are requested at once, or when the service does not send them.
    respond = (_, request) => (/^\/(_next\/image|og)/.test(request.url ?? '') ? 'hang' : { status: 200 });
    await pause(6100);
    await requestFour('/awake');
    const slow = [1, 2, 3, 4].flatMap((number) => [`/_next/image?url=${number}`, `/og/tour/${number}.png`]);
    expect(await Promise.all(slow.map(timedRequest))).toEqual(Array(8).fill([504, 'slow']));
    for (const instance of instances) instance.requests.length = 0;
    expect(await requestFour('/after')).toEqual(Array(4).fill([200, 'fast']));
    expect(instances.map((instance) => instance.requests.length)).toEqual([2, 2]);
  });

  test('an overlong URL takes no instance out of use', async () => {
    expect((await request(`//${'a'.repeat(3000)}`)).status).toBe(414);
    expect(allRequests()).toEqual([]);
  });

  test('an error has a Retry-After, and that of the site takes precedence', async () => {
    for (const status of [500, 503]) {
      respond = () => ({ status });
      expect((await request(`/error-${status}`)).headers.get('retry-after')).toBe('10');
    }
    respond = () => ({ status: 503, headers: { 'retry-after': '60' } });
    expect((await request('/busy')).headers.get('retry-after')).toBe('60');
    respond = () => ({ status: 404 });
    expect((await request('/missing')).headers.get('retry-after')).toBe(null);
  });

  test('without an instance nginx shows an error page in the language of the visitor, with a strict policy', async () => {
    respond = () => 'hang up';
    for (const [path, language, title] of [
      ['/gone', 'id', 'Terjadi kesalahan.'],
      ['/en/gone', 'en', 'Something went wrong.'],
    ]) {
      const response = await request(path as string);
      const text = await response.text();
      expect([response.status, text.includes(`lang="${language}"`), text.includes(`<h1>${title}</h1>`)]).toEqual([
        502,
        true,
        true,
      ]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '10',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('another host name gets a plain 421 without scripts', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect([response.status, await response.text()]).toEqual([421, '421 Misdirected Request\n']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
