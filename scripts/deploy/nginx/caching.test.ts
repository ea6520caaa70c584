import { Agent, get, type RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { pageRows } from '../../../src/config/site-map.ts';
import { type Answer, canMount, hasNginx, template, useNginx } from '../../../tests/support/site-behind-nginx.ts';
import { isMemberRoute } from '../../lib/site-pages.ts';

/** The longest headers of a page, with the hashes of its styles. */
const policy = `style-src 'self' ${"'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ".repeat(40)}`;

test('every cache of nginx is bounded in bytes, and forgets what nobody asks for', () => {
  const caches = template.split('\n').filter((line) => line.startsWith('proxy_cache_path'));
  expect(caches).toHaveLength(2);
  for (const cache of caches) {
    expect(cache).toMatch(/ max_size=[1-9]\d*g /);
    expect(cache).toMatch(/ inactive=\d+d;/);
    expect(cache).toMatch(/ min_free=\d+[mg] /);
  }
});

test('no map copies the headers of a page to compare them', () => {
  const maps = template.split('\n').filter((line) => line.startsWith('map '));
  expect(maps.length).toBeGreaterThan(20);
  expect(maps.filter((line) => /^map \S*:\$upstream_http|^map \S*\$upstream_http\S*:/.test(line))).toEqual([]);
});

describe.skipIf(!hasNginx)('a cached page', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const nginx = useNginx((_request, response) => {
    // Without a length, as the site sends a compressed page.
    response.writeHead(200, { 'content-security-policy': policy, 'cache-control': 's-maxage=60' });
    response.write('page '.repeat(2000));
    response.end();
  });

  /** Returns how many milliseconds a page takes on the one kept-alive connection. */
  function timePage(): Promise<number> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const options = { port: nginx().port, path: '/blog', agent, headers: { host: 'kelana.test' } };
      get(options, (response) => {
        response.resume();
        response.once('end', () => resolve(performance.now() - startedAt));
      }).on('error', reject);
    });
  }

  test('does not wait for the client to confirm its headers', async () => {
    const times: number[] = [];
    for (let count = 0; count < 15; count += 1) times.push(await timePage());
    // A client confirms after 40 ms.
    expect(times.toSorted((a, b) => a - b)[7]).toBeLessThan(30);
  });
});

const CONTENT = 'x'.repeat(150_000);
const shown = ({ status, headers, body }: Answer) => `${status} ${headers['x-cache']} ${body.length}`;

describe.skipIf(!hasNginx || !canMount())('a full disk under the cache', () => {
  const nginx = useNginx((_, response) => response.writeHead(200, { 'cache-control': 's-maxage=600' }).end(CONTENT), {
    cacheBytes: 2_000_000,
  });

  test('every page is answered, those that were kept from the cache, and new ones are stored when there is space', async () => {
    const read = async (path: string) => shown(await nginx().ask(path));
    expect([await read('/kept'), await read('/kept')]).toEqual(['200 MISS 150000', '200 HIT 150000']);
    const freeDisk = nginx().fillDisk();
    const paths = Array.from({ length: 200 }, (_, index) => `/page-${index + 1}`);
    const answers = await Promise.all(paths.map(read));
    expect(new Set(answers)).toEqual(new Set(['200 MISS 150000']));
    expect(await read('/kept')).toBe('200 HIT 150000');
    freeDisk();
    expect([await read('/blog'), await read('/blog')]).toEqual(['200 MISS 150000', '200 HIT 150000']);
  });
});

let siteRequestCount = 0;
const site: RequestListener = (request, response) => {
  siteRequestCount += 1;
  response.writeHead(200, { 'cache-control': 's-maxage=60' }).end(request.url);
};

/** Resolves with the cache status and with the path that the site responded to. */
async function cacheAndPathOf(nginx: { ask(path: string): Promise<Answer> }, path: string): Promise<[unknown, string]> {
  const { headers, body } = await nginx.ask(path);
  return [headers['x-cache'], body];
}

describe.skipIf(!hasNginx)('nginx in front of pages whose content depends on the query', () => {
  const nginx = useNginx(site);

  test.each([
    '/group-tour?page=2',
    '/en/group-tour?page=12',
    '/group-tour?regional_id=3',
    '/group-tour?country=101',
    '/group-tour?month=2027-03',
    '/group-tour?available=1',
    '/group-tour?view=calendar',
    '/group-tour?view=calendar&at=2027-03',
    '/group-tour?view=saved',
    '/group-tour/destination/1?view=calendar',
    '/group-tour/destination/1?page=2',
    '/blog?page=2',
    '/visa-and-passport?country=7',
    '/visa-and-passport?tab=passport',
    '/_next/data/build/id/with-query/group-tour.json?page=2',
    '/_next/data/build/id/with-query/group-tour/destination/1.json?page=2&id=1',
  ])('%s is cached separately from the page without a query', async (path) => {
    const pathWithoutQuery = path.split('?')[0] ?? '';
    await nginx().ask(pathWithoutQuery);
    expect(await cacheAndPathOf(nginx(), path)).toEqual(['MISS', path]);
    expect(await cacheAndPathOf(nginx(), path)).toEqual(['HIT', path]);
    expect(await cacheAndPathOf(nginx(), pathWithoutQuery)).toEqual(['HIT', pathWithoutQuery]);
  });

  test.each([
    '/group-tour?search=jepang',
    '/group-tour?page=100',
    '/group-tour?page=2&month=2027-03',
    '/group-tour?utm_source=x&p%61ge=2',
    '/group-tour?unknown=1',
    '/group-tour?regional_id=123456',
    '/group-tour?view=calendar&at=2027-03&day=2027-03-06',
    '/group-tour?p%61ge=2',
    '/gRoUp-tour?page=2',
    '/id/blog?page=2',
    '/group-tour?month=2019-03',
    '/blog?search=visa',
    '/_next/data/build/en/with-query/blog.json?search=visa',
  ])('%s is rendered for each request and never served from the cache', async (path) => {
    await nginx().ask(path.split('?')[0] ?? '');
    expect(await cacheAndPathOf(nginx(), path)).toEqual(['BYPASS', path]);
    expect(await cacheAndPathOf(nginx(), path)).toEqual(['BYPASS', path]);
  });

  test('a query of an advertiser gets the cached page', async () => {
    for (const path of ['/blog', '/group-tour']) await nginx().ask(path);
    expect(await cacheAndPathOf(nginx(), '/blog?utm_source=a%20b')).toEqual(['HIT', '/blog']);
    expect(await cacheAndPathOf(nginx(), '/group-tour?gclid=1&utm_medium=cpc')).toEqual(['HIT', '/group-tour']);
  });

  test('a search is another page where the site map says so, and nowhere else', async () => {
    const cached = pageRows.filter(({ route }) => !isMemberRoute(route));
    for (const { route, answersQuery = false } of cached) {
      const path = `/en${route === '/' ? '' : route.replace(/\[\w+\]/, '12')}`;
      await nginx().ask(path);
      const [, requested] = await cacheAndPathOf(nginx(), `${path}?search=visa`);
      expect([path, requested]).toEqual([path, answersQuery ? `${path}?search=visa` : path]);
    }
  });
});

// A new nginx, whose rate limits have not counted the requests of the tests above.
describe.skipIf(!hasNginx)('nginx with endless queries', () => {
  const nginx = useNginx(site);

  test('a client with endless searches gets a 429 for some, and pages still load', async () => {
    siteRequestCount = 0;
    const searches = await Promise.all(Array.from({ length: 90 }, (_, id) => nginx().ask(`/group-tour?search=${id}`)));
    expect(searches.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect(siteRequestCount).toBeLessThan(85);
    expect((await nginx().ask('/group-tour')).status).toBe(200);
  });
});
