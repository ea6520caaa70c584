import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { DEVICES } from '../../../src/config/device-hosts.ts';
import { hasNginx, template, useNginx } from '../../../tests/support/site-behind-nginx.ts';
import { deleteFiles } from '../../lib/folder-files.ts';
import { cacheOf as cacheFolderOf } from './nginx-folder.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
const english = { cookie: 'NEXT_LOCALE=en' };

/** The headers of the last request to the site. */
let siteRequestHeaders: IncomingHttpHeaders = {};
/** Delays every response of the site until its promise resolves. */
let beforeResponse: (() => Promise<void>) | undefined;

/** Returns the response of a stand-in for the site to the requests of these tests. */
function respondAsSite(request: IncomingMessage): { status: number; headers: Record<string, string>; body: string } {
  siteRequestHeaders = request.headers;
  const path = request.url ?? '';
  const age = path === '/promotion' ? 1 : 60;
  const vary = 'User-Agent, Accept-Encoding';
  const cacheable = { 'cache-control': `s-maxage=${age}, stale-while-revalidate=600`, vary };
  if (path.startsWith('/account')) return { status: 200, headers: { 'cache-control': 'no-store' }, body: 'mine' };
  const isPhone = /iphone/i.test(request.headers['user-agent'] ?? '');
  if (isPhone && request.headers.host === 'kelana.test')
    return { status: 302, headers: { location: 'https://m.kelana.test/' }, body: '' };
  if (path === '/' && /(^|; )NEXT_LOCALE=en/.test(request.headers.cookie ?? ''))
    return { status: 307, headers: { location: '/en' }, body: '' };
  if (path === '/gone') return { status: 404, headers: { 'content-security-policy': "default-src 'self'" }, body: '' };
  return { status: 200, headers: cacheable, body: `${path} ${request.headers.accept ?? ''}` };
}

/**
 * Sends the lines unchanged to a port, of nginx or of the site behind it. Resolves with the status, or with undefined
 * when the connection is closed without a response.
 */
function sendRaw(port: number, lines: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
  });
}

describe.skipIf(!hasNginx)('nginx in front of the site', () => {
  const nginx = useNginx(async (request, response) => {
    const { status, headers, body } = respondAsSite(request);
    await beforeResponse?.();
    response.writeHead(status, headers).end(body);
  });
  const ask = (...args: Parameters<ReturnType<typeof nginx>['ask']>) => nginx().ask(...args);
  const cacheOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).headers['x-cache'];

  test('a member page is never cached', async () => {
    await ask('/account');
    expect(await cacheOf('/account')).toBe('BYPASS');
    expect(await cacheOf('/en/account/booking')).toBe('BYPASS');
  });

  test('redirects and refusals have a policy; a page has only its own', async () => {
    const policies = async (...args: Parameters<typeof ask>) => {
      const { headers } = await ask(...args);
      return [headers['content-security-policy'], headers['x-frame-options'], headers['x-content-type-options']];
    };
    const nginxPolicies = [
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'DENY',
      'nosniff',
    ];
    expect(await policies('/contact', phone)).toEqual(nginxPolicies);
    expect(await policies('/gone')).toEqual(["default-src 'self'", undefined, undefined]);
    expect(await policies('/contact')).toEqual([undefined, undefined, undefined]);
  });

  test('no request header bypasses the cache', async () => {
    await ask('/corporate');
    const headers = { 'x-past-the-cache': '1', pragma: 'no-cache', 'cache-control': 'no-cache' };
    for (const [name, value] of Object.entries({ 'content-type': 'text/plain', ...headers })) {
      expect([name, await cacheOf('/corporate', { [name]: value })]).toEqual([name, 'HIT']);
    }
    await ask('/mice/products', { 'content-type': 'text/plain' });
    expect(siteRequestHeaders['content-type']).toBeUndefined();
  });

  test('a page refuses a POST of any content type', async () => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/json'];
    for (const type of types) {
      siteRequestHeaders = {};
      const { status, headers } = await ask('/group-tour', { 'content-type': type, 'next-action': 'a' }, 'a=1');
      expect([type, status, headers.allow, headers['x-frame-options']]).toEqual([type, 405, 'GET, HEAD', 'DENY']);
      expect(siteRequestHeaders).toEqual({});
    }
  });

  test('a request body that is too large is refused', async () => {
    const { status, headers } = await ask('/blog', { 'content-length': '70000' }, 'a'.repeat(70_000), 'GET');
    expect([status, headers['x-frame-options']]).toEqual([413, 'DENY']);
  });

  test('a phone is redirected from a cached page, also after a desktop browser loaded it', async () => {
    await ask('/blog');
    expect((await ask('/blog', phone)).status).toBe(302);
    await ask('/blog');
    expect((await ask('/blog', phone)).status).toBe(302);
  });

  test('the language cookie redirects from the cached home page, also after a request with an invalid cookie', async () => {
    await ask('/');
    expect((await ask('/', english)).status).toBe(307);
    await ask('/', { cookie: 'next_locale=en' });
    expect((await ask('/', english)).status).toBe(307);
    expect(await cacheOf('/')).toBe('HIT');
  });

  // nginx releases a request that waits for the cache after three seconds.
  test('requests for uncacheable responses do not wait for each other', { timeout: 2500 }, async () => {
    const release = Promise.withResolvers<void>();
    let waiting = 12;
    beforeResponse = () => {
      waiting -= 1;
      if (waiting === 0) release.resolve();
      return release.promise;
    };
    const requests = Array.from({ length: 4 }, () => [ask('/account'), ask('/career', phone), ask('/', english)]);
    const responses = await Promise.all(requests.flat());
    beforeResponse = undefined;
    expect(responses.map(({ status }) => status)).toEqual(Array(4).fill([200, 302, 307]).flat());
  });

  test('nginx uses no TLS older than 1.2, whatever other configuration files set', () => {
    const servers = template.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers)
      expect(server.match(/ssl_protocols [^;]*/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3']);
  });

  test('nginx has the same device patterns as the site', () => {
    expect(template).toContain(`"~*(${DEVICES.join('|')})" small;`);
  });

  test('pictures are cached by their size and by whether the client accepts WebP', async () => {
    const small = '/_next/image?url=a&w=360&q=62';
    expect((await ask(small, { accept: 'image/avif,image/webp,*/*' })).body).toContain('image/webp');
    expect(await cacheOf(small, { accept: 'image/webp' })).toBe('HIT');
    expect(await cacheOf(small, { accept: 'image/png' })).toBe('MISS');
    expect(await cacheOf('/_next/image?url=a&w=640&q=62', { accept: 'image/webp' })).toBe('MISS');
  });

  test('the site gets the client address and host only from nginx', async () => {
    for (const path of ['/fresh', '/_next/image?url=b&w=360&q=62']) {
      await ask(path, { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6', 'x-nextjs-data': '1' });
      expect(siteRequestHeaders).toMatchObject({
        host: 'kelana.test',
        'x-forwarded-host': 'kelana.test',
        'x-forwarded-proto': 'http',
      });
      expect(siteRequestHeaders['x-forwarded-for']).toBe('127.0.0.1');
      expect(siteRequestHeaders['x-nextjs-data']).toBeUndefined();
    }
  });

  test('a request with two body lengths is refused, by nginx and by the site', async () => {
    const requestHead = ['POST /twice HTTP/1.1', 'Host: kelana.test'];
    const smuggled = ['', '0', '', 'GET /smuggled HTTP/1.1', 'Host: kelana.test', '', ''];
    const lengths = [
      ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ];
    siteRequestHeaders = {};
    for (const both of lengths) {
      for (const port of [nginx().port, (nginx().upstream.address() as AddressInfo).port])
        expect([both, await sendRaw(port, [...requestHead, ...both, ...smuggled])]).toEqual([both, '400']);
    }
    expect(siteRequestHeaders).toEqual({});
  });

  test('an upgrade removes the cached pages and keeps the cached pictures', async () => {
    const picture = '/_next/image?url=cached&w=360&q=62';
    await ask('/mice');
    await ask(picture);
    expect(await cacheOf('/mice')).toBe('HIT');
    deleteFiles(cacheFolderOf(nginx().folder));
    expect(await cacheOf(picture)).toBe('HIT');
    // nginx keeps a file open for a second.
    await setTimeout(1100);
    expect(await ask('/mice')).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
    expect(await cacheOf('/mice')).toBe('HIT');
  });

  test('while the site is down its cached pages are served', async () => {
    await ask('/promotion');
    const closed = new Promise((resolve) => nginx().upstream.close(resolve));
    nginx().upstream.closeAllConnections();
    await closed;
    await setTimeout(2100);
    expect(await ask('/promotion')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
    expect((await ask('/never-seen')).status).toBe(502);
  });
});
