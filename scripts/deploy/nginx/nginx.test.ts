import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEVICES } from '../../../src/config/device-hosts.ts';
import { emptyCache } from './nginx-folder.ts';
import { startBehindNginx } from './site-behind-nginx.ts';

const isHere = spawnSync('nginx', ['-v']).error === undefined;
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
const english = { cookie: 'NEXT_LOCALE=en' };

let world: Awaited<ReturnType<typeof startBehindNginx>>;
let asked: IncomingHttpHeaders = {};
/** Called for every request; the site answers when it is done. */
let arrive: (() => Promise<void>) | undefined;
const ask = (...args: Parameters<typeof world.ask>) => world.ask(...args);

/** A small stand-in for the site that answers the requests of these tests as the site would. */
function site(request: IncomingMessage): { status: number; headers: Record<string, string>; body: string } {
  asked = request.headers;
  const path = request.url ?? '';
  const age = path === '/promotion' ? 1 : 60;
  const vary = 'User-Agent, Accept-Encoding';
  const kept = { 'cache-control': `s-maxage=${age}, stale-while-revalidate=600`, vary };
  if (path.startsWith('/account')) return { status: 200, headers: { 'cache-control': 'no-store' }, body: 'mine' };
  const isPhone = /iphone/i.test(request.headers['user-agent'] ?? '');
  if (isPhone && request.headers.host === 'kelana.test')
    return { status: 302, headers: { location: 'https://m.kelana.test/' }, body: '' };
  if (path === '/' && /(^|; )NEXT_LOCALE=en/.test(request.headers.cookie ?? ''))
    return { status: 307, headers: { location: '/en' }, body: '' };
  if (path === '/gone') return { status: 404, headers: { 'content-security-policy': "default-src 'self'" }, body: '' };
  return { status: 200, headers: kept, body: `${path} ${request.headers.accept ?? ''}` };
}

/**
 * Sends the text unchanged to nginx or to the site behind it; resolves with the status, or none when the connection was
 * only closed.
 */
function statusOf(to: number, lines: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
  });
}

const cacheOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).headers['x-cache'];

describe.skipIf(!isHere)('nginx before the site', () => {
  beforeAll(async () => {
    world = await startBehindNginx(async (request, response) => {
      const { status, headers, body } = site(request);
      await arrive?.();
      response.writeHead(status, headers).end(body);
    });
  });
  afterAll(() => world?.stop());

  test('a page is kept, whatever its query', async () => {
    expect(await cacheOf('/group-tour')).toBe('MISS');
    expect(await cacheOf('/group-tour')).toBe('HIT');
    expect(await cacheOf('/group-tour?region=1')).toBe('HIT');
  });

  test('a member page never is', async () => {
    await ask('/account');
    expect(await cacheOf('/account')).toBe('BYPASS');
    expect(await cacheOf('/en/account/booking')).toBe('BYPASS');
  });

  test('a way elsewhere and a refusal carry a policy, and a page its own alone', async () => {
    const policies = async (...args: Parameters<typeof ask>) => {
      const { headers } = await ask(...args);
      return [headers['content-security-policy'], headers['x-frame-options'], headers['x-content-type-options']];
    };
    const bare = ["default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", 'DENY', 'nosniff'];
    expect(await policies('/contact', phone)).toEqual(bare);
    expect(await policies('/gone')).toEqual(["default-src 'self'", undefined, undefined]);
    expect(await policies('/contact')).toEqual([undefined, undefined, undefined]);
  });

  test('no header of whoever reads leads past what is kept', async () => {
    await ask('/corporate');
    const header = {
      'content-type': 'text/plain',
      'x-past-the-cache': '1',
      pragma: 'no-cache',
      'cache-control': 'no-cache',
    };
    for (const [name, value] of Object.entries(header)) {
      expect([name, await cacheOf('/corporate', { [name]: value })]).toEqual([name, 'HIT']);
    }
    await ask('/mice/products', { 'content-type': 'text/plain' });
    expect(asked['content-type']).toBeUndefined();
  });

  test('nothing is sent to a page, as whatever it comes', async () => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/json'];
    for (const type of types) {
      asked = {};
      const { status, headers } = await ask('/group-tour', { 'content-type': type, 'next-action': 'a' }, 'a=1');
      expect([type, status, headers.allow, headers['x-frame-options']]).toEqual([type, 405, 'GET, HEAD', 'DENY']);
      expect(asked).toEqual({});
    }
  });

  test('more than a page could ever be sent is refused', async () => {
    const { status, headers } = await ask('/blog', { 'content-length': '70000' }, 'a'.repeat(70_000), 'GET');
    expect([status, headers['x-frame-options']]).toEqual([413, 'DENY']);
  });

  test('another name than the site’s gets nothing', async () => {
    expect((await ask('/group-tour', { host: 'evil.example' })).status).toBe(421);
  });

  test('a phone is led away from a kept page, also after somebody who was not', async () => {
    await ask('/blog');
    expect((await ask('/blog', phone)).status).toBe(302);
    await ask('/blog');
    expect((await ask('/blog', phone)).status).toBe(302);
  });

  test('a remembered language leads on from a kept home page, also after somebody whose cookie means nothing', async () => {
    await ask('/');
    expect((await ask('/', english)).status).toBe(307);
    await ask('/', { cookie: 'next_locale=en' });
    expect((await ask('/', english)).status).toBe(307);
    expect(await cacheOf('/')).toBe('HIT');
  });

  // A request that waits for the response of another one is released after three seconds.
  test('nobody waits for anybody where nothing is kept', { timeout: 2500 }, async () => {
    const all = Promise.withResolvers<void>();
    let waiting = 12;
    arrive = () => {
      waiting -= 1;
      if (waiting === 0) all.resolve();
      return all.promise;
    };
    const four = Array.from({ length: 4 }, () => [ask('/account'), ask('/career', phone), ask('/', english)]);
    const answers = await Promise.all(four.flat());
    arrive = undefined;
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill([200, 302, 307]).flat());
  });

  test('it speaks no TLS older than 1.2, whatever the files beside it say', () => {
    const template = readFileSync(join(import.meta.dirname, 'kelana.conf.template'), 'utf8');
    const servers = template.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers)
      expect(server.match(/ssl_protocols [^;]*/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3']);
  });

  test('the devices are those of the site', () => {
    const template = readFileSync(join(import.meta.dirname, 'kelana.conf.template'), 'utf8');
    expect(template).toContain(`"~*(${DEVICES.join('|')})" small;`);
  });

  test('pictures are kept by their size and by whether WebP is taken', async () => {
    const small = '/_next/image?url=a&w=360&q=62';
    expect((await ask(small, { accept: 'image/avif,image/webp,*/*' })).body).toContain('image/webp');
    expect(await cacheOf(small, { accept: 'image/webp' })).toBe('HIT');
    expect(await cacheOf(small, { accept: 'image/png' })).toBe('MISS');
    expect(await cacheOf('/_next/image?url=a&w=640&q=62', { accept: 'image/webp' })).toBe('MISS');
  });

  test('the site hears who asked from nginx alone', async () => {
    for (const path of ['/fresh', '/_next/image?url=b&w=360&q=62']) {
      await ask(path, { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6', 'x-nextjs-data': '1' });
      expect(asked).toMatchObject({
        host: 'kelana.test',
        'x-forwarded-host': 'kelana.test',
        'x-forwarded-proto': 'http',
      });
      expect(asked['x-forwarded-for']).toBe('127.0.0.1');
      expect(asked['x-nextjs-data']).toBeUndefined();
    }
  });

  test('a request that says twice where it ends is refused, by nginx and by the site', async () => {
    const head = ['POST /twice HTTP/1.1', 'Host: kelana.test'];
    const smuggled = ['', '0', '', 'GET /smuggled HTTP/1.1', 'Host: kelana.test', '', ''];
    const lengths = [
      ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ];
    asked = {};
    for (const both of lengths) {
      for (const to of [world.port, (world.upstream.address() as AddressInfo).port])
        expect([both, await statusOf(to, [...head, ...both, ...smuggled])]).toEqual([both, '400']);
    }
    expect(asked).toEqual({});
  });

  test('after its folder was emptied it asks for a page anew, and a picture is still there', async () => {
    const picture = '/_next/image?url=kept&w=360&q=62';
    await ask('/mice');
    await ask(picture);
    expect(await cacheOf('/mice')).toBe('HIT');
    emptyCache(world.folder);
    expect(await cacheOf(picture)).toBe('HIT');
    expect(await ask('/mice')).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
    expect(await cacheOf('/mice')).toBe('HIT');
  });

  test('while the site is down its pages are still there', async () => {
    await ask('/promotion');
    const gone = new Promise((resolve) => world.upstream.close(resolve));
    world.upstream.closeAllConnections();
    await gone;
    await setTimeout(2100);
    expect(await ask('/promotion')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
    expect((await ask('/never-seen')).status).toBe(502);
  });
});
