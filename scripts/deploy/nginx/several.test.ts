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

type Instance = { server: Server; port: number; asked: string[] };
type Reply = { status: number; headers?: Record<string, string>; afterMs?: number } | 'hang up' | 'hang';

const isHere = spawnSync('nginx', ['-v']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'kelana-nginx-several-'));
let nginx: ChildProcess;
let port = 0;
let instances: Instance[] = [];
let reply: (instance: number, request: IncomingMessage) => Reply;
const fine = () => ({ status: 200 });

async function startInstance(index: number): Promise<Instance> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = reply(index, request);
    if (answer === 'hang') return;
    if (answer === 'hang up') return request.socket.destroy();
    if (answer.afterMs) await pause(answer.afterMs);
    response.writeHead(answer.status, { 'x-instance': index, ...answer.headers }).end(`from ${index}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as AddressInfo).port, asked };
}

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);
const statuses = (answers: Response[]) => answers.map(({ status }) => status);
const asked = () => instances.flatMap((instance) => instance.asked);

describe.skipIf(!isHere)('nginx before several instances', () => {
  beforeAll(async () => {
    reply = fine;
    instances = [await startInstance(0), await startInstance(1)];
    port = await freePort();
    const SITE_SERVERS = instances.map((instance) => serverLine(instance.port)).join(' ');
    const args = makeNginxFolder(folder, { LISTEN: String(port), SITE_HOSTS: 'localhost', SITE_SERVERS });
    nginx = spawn('nginx', args, { stdio: 'ignore' });
    await waitFor(`http://localhost:${port}/`);
  });
  afterEach(() => {
    reply = fine;
    for (const instance of instances) instance.asked.length = 0;
  });
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx) await new Promise((resolve) => nginx.once('exit', resolve));
    for (const { server } of instances) server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  test('both are asked', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`/page-${index}`)));
    expect(new Set(answers.map(({ headers }) => headers.get('x-instance')))).toEqual(new Set(['0', '1']));
  });

  test('the files of a build come from the instance that has them', async () => {
    reply = (instance) => ({ status: instance === 1 ? 200 : 404 });
    const paths = Array.from({ length: 4 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(statuses(await Promise.all(paths.map((path) => ask(path))))).toEqual([200, 200, 200, 200]);
    expect((await ask('/_next/data/build/id/blog.json')).status).toBe(200);
    reply = () => ({ status: 404 });
    for (const instance of instances) instance.asked.length = 0;
    expect(statuses([await ask('/_next/static/none.js'), await ask('/nobody')])).toEqual([404, 404]);
    expect(asked().sort()).toEqual(['GET /_next/static/none.js', 'GET /_next/static/none.js', 'GET /nobody']);
  });

  test('a page that one breaks off comes from the other, what was sent goes nowhere', async () => {
    reply = (instance) => (instance === 0 ? 'hang up' : { status: 200 });
    const pages = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(`/broken-${index}`)));
    expect(statuses(pages)).toEqual([200, 200, 200, 200, 200, 200]);
    reply = () => 'hang up';
    for (const instance of instances) instance.asked.length = 0;
    const sent = await ask('/sent', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'once' });
    expect([sent.status, asked()]).toEqual([405, []]);
  });

  test('an instance that hangs is left alone after two requests, a picture or a card that does not come is not its fault', {
    timeout: 40_000,
  }, async () => {
    const timed = async (path: string) => {
      const from = performance.now();
      const { status } = await ask(path);
      return [status, performance.now() - from > 4000 ? 'late' : 'soon'];
    };
    const four = (name: string) => Promise.all([1, 2, 3, 4].map((number) => timed(`${name}-${number}`)));
    // Waits until nginx uses both instances again and has forgotten the failures.
    await pause(6100);
    await four('/again');
    reply = (instance) => (instance === 0 ? 'hang' : { status: 200 });
    expect((await four('/slow')).sort()).toEqual([
      [200, 'late'],
      [200, 'late'],
      [200, 'soon'],
      [200, 'soon'],
    ]);
    expect(await four('/quick')).toEqual(Array(4).fill([200, 'soon']));
    // Happens with too many pictures and cards at once, or with a service that sends none.
    reply = (_, request) => (/^\/(_next\/image|og)/.test(request.url ?? '') ? 'hang' : { status: 200 });
    await pause(6100);
    await four('/awake');
    const slow = [1, 2, 3, 4].flatMap((number) => [`/_next/image?url=${number}`, `/og/tour/${number}.png`]);
    expect(await Promise.all(slow.map(timed))).toEqual(Array(8).fill([504, 'late']));
    for (const instance of instances) instance.asked.length = 0;
    expect(await four('/after')).toEqual(Array(4).fill([200, 'soon']));
    expect(instances.map((instance) => instance.asked.length)).toEqual([2, 2]);
  });

  test('an address too long for an answer takes no instance away', async () => {
    expect((await ask(`//${'a'.repeat(3000)}`)).status).toBe(414);
    expect(asked()).toEqual([]);
  });

  test('an error says when to come back, and the site’s own word goes first', async () => {
    for (const status of [500, 503]) {
      reply = () => ({ status });
      expect((await ask(`/error-${status}`)).headers.get('retry-after')).toBe('10');
    }
    reply = () => ({ status: 503, headers: { 'retry-after': '60' } });
    expect((await ask('/busy')).headers.get('retry-after')).toBe('60');
    reply = () => ({ status: 404 });
    expect((await ask('/missing')).headers.get('retry-after')).toBe(null);
  });

  test('while none answers people read it in their language, with a way on and a strict policy', async () => {
    reply = () => 'hang up';
    for (const [path, language, title] of [
      ['/gone', 'id', 'Terjadi kesalahan.'],
      ['/en/gone', 'en', 'Something went wrong.'],
    ]) {
      const answer = await ask(path as string);
      const text = await answer.text();
      expect([answer.status, text.includes(`lang="${language}"`), text.includes(`<h1>${title}</h1>`)]).toEqual([
        502,
        true,
        true,
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '10',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('another name gets a few words and nothing to run', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, await answer.text()]).toEqual([421, '421 Misdirected Request\n']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
