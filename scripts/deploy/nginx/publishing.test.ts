import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { gatewayRefresh } from '../../../src/server/revalidate/gateways.ts';
import { hasNginx, useNginx } from '../../../tests/support/site-behind-nginx.ts';

const TOKEN = 'token_of-the-gateway';
const PHONE = { host: 'm.kelana.test', 'user-agent': 'Mozilla/5.0 (iPhone)' };

/** The content of every page, which a test changes. */
let content = 'old';
let requests: string[] = [];
/** The last call of the service. */
let call: { body: string; headers: IncomingMessage['headers'] } | undefined;

describe.skipIf(!hasNginx)('publishing through nginx', () => {
  const site = async (request: IncomingMessage): Promise<string> => {
    const { host, 'accept-encoding': encoding = '-' } = request.headers;
    requests.push(`${request.method} ${host} ${request.url} ${encoding}`);
    if (request.method !== 'POST') return content;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    call = { body: Buffer.concat(parts).toString(), headers: request.headers };
    return 'taken';
  };
  const nginx = useNginx(
    async (request, response) => {
      const cache = { 'cache-control': 's-maxage=600, stale-while-revalidate=600' };
      response.writeHead(200, cache).end(await site(request));
    },
    { settings: { gatewayToken: TOKEN } },
  );
  const bodyOf = async (path: string, headers?: Record<string, string>) => (await nginx().ask(path, headers)).body;
  const refresher = (token: string) =>
    gatewayRefresh({
      gateways: [`http://127.0.0.1:${nginx().port}`],
      token,
      siteUrl: 'http://kelana.test',
      mainHost: 'kelana.test',
      buildId: 'b1',
    });

  test('the site replaces a page for every device and encoding, with its data', async () => {
    content = 'old';
    const visits = [
      ['/group-tour/17', {}],
      ['/group-tour/17', { 'accept-encoding': 'gzip' }],
      ['/group-tour/17', PHONE],
      ['/_next/data/b1/id/group-tour/17.json', { ...PHONE, 'accept-encoding': 'gzip' }],
    ] as const;
    for (const [path, headers] of visits) expect(await bodyOf(path, headers)).toBe('old');
    content = 'new';
    for (const [path, headers] of visits) expect(await bodyOf(path, headers)).toBe('old');
    requests = [];
    await refresher(TOKEN).page('/group-tour/17');
    expect(requests.sort()).toEqual([
      'GET kelana.test /_next/data/b1/id/group-tour/17.json -',
      'GET kelana.test /_next/data/b1/id/group-tour/17.json gzip',
      'GET kelana.test /group-tour/17 -',
      'GET kelana.test /group-tour/17 gzip',
      'GET m.kelana.test /_next/data/b1/id/group-tour/17.json -',
      'GET m.kelana.test /_next/data/b1/id/group-tour/17.json gzip',
      'GET m.kelana.test /group-tour/17 -',
      'GET m.kelana.test /group-tour/17 gzip',
    ]);
    for (const [path, headers] of visits) expect(await bodyOf(path, headers)).toBe('new');
  });

  test('the data of the home page are those of its language, and a file has none', async () => {
    requests = [];
    await refresher(TOKEN).page('/en');
    await refresher(TOKEN).file('/blog/rss.xml');
    const paths = new Set(requests.map((one) => one.split(' ')[2]));
    expect([...paths].sort()).toEqual(['/_next/data/b1/en.json', '/blog/rss.xml', '/en']);
  });

  test('a preview image is cached once for all encodings, and a cookie of a preview draws none again', async () => {
    requests = [];
    await nginx().ask('/og/tour/17.png');
    await nginx().ask('/og/tour/17.png', { 'accept-encoding': 'gzip', accept: 'image/webp' });
    await nginx().ask('/og/tour/17.png', { cookie: '__prerender_bypass=abc' });
    expect(requests.map((one) => one.split(' ')[2])).toEqual(['/og/tour/17.png']);
    requests = [];
    await refresher(TOKEN).file('/og/tour/17.png');
    expect(requests.map((one) => one.split(' ')[1]).sort()).toEqual(['kelana.test', 'm.kelana.test']);
  });

  test('without the right token nothing is replaced', async () => {
    content = 'old';
    await bodyOf('/blog');
    content = 'new';
    for (const token of ['', 'token_of-the-gatewax', `${TOKEN}:`, 'wrong']) {
      await expect(refresher(token).page('/blog')).rejects.toThrow(/answered 200 .cache: (HIT|MISS)/);
    }
    expect(await bodyOf('/blog')).toBe('old');
  });

  test('the call of the service reaches the site as it was sent, and only as POST', async () => {
    const headers = { 'content-type': 'application/json', 'kelana-signature': 't=1,v1=2' };
    const answer = await nginx().ask('/api/revalidate', headers, '{"changes":[]}');
    expect([answer.status, answer.body]).toEqual([200, 'taken']);
    expect([call?.body, call?.headers['content-type'], call?.headers['kelana-signature']]).toEqual([
      '{"changes":[]}',
      'application/json',
      't=1,v1=2',
    ]);
    const read = await nginx().ask('/api/revalidate');
    expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
    expect((await nginx().ask('/api/revalidate', headers, 'a'.repeat(16_385))).status).toBe(413);
    expect((await nginx().ask('/api/health/live', headers, '{}')).status).toBe(405);
  });

  test('a preview is neither stored nor answered from the cache', async () => {
    const preview = { cookie: 'NEXT_LOCALE=id; __prerender_bypass=abc' };
    content = 'published';
    await bodyOf('/promotion');
    content = 'draft';
    expect([await bodyOf('/promotion', preview), await bodyOf('/promotion')]).toEqual(['draft', 'published']);
  });

  test("a visitor cannot ask for Next's own rendering", async () => {
    let headers: IncomingMessage['headers'] = {};
    nginx().upstream.once('request', (request: IncomingMessage) => {
      headers = request.headers;
    });
    await nginx().ask('/career', { 'x-prerender-revalidate': 'guess' });
    expect(headers['x-prerender-revalidate']).toBeUndefined();
  });
});
