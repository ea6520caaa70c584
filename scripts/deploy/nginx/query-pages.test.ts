import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBehindNginx } from './site-behind-nginx.ts';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
let nginx: Awaited<ReturnType<typeof startBehindNginx>>;
let siteRequestCount = 0;

/** Resolves with the cache status and with the path that the site responded to. */
async function cacheAndPathOf(path: string): Promise<[unknown, string]> {
  const { headers, body } = await nginx.ask(path);
  return [headers['x-cache'], body];
}

async function start(): Promise<void> {
  nginx = await startBehindNginx((request, response) => {
    siteRequestCount += 1;
    response.writeHead(200, { 'cache-control': 's-maxage=60' }).end(request.url);
  });
}

describe.skipIf(!hasNginx)('nginx in front of pages whose content depends on the query', () => {
  beforeAll(start);
  afterAll(() => nginx?.stop());

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
    await nginx.ask(pathWithoutQuery);
    expect(await cacheAndPathOf(path)).toEqual(['MISS', path]);
    expect(await cacheAndPathOf(path)).toEqual(['HIT', path]);
    expect(await cacheAndPathOf(pathWithoutQuery)).toEqual(['HIT', pathWithoutQuery]);
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
    await nginx.ask(path.split('?')[0] ?? '');
    expect(await cacheAndPathOf(path)).toEqual(['BYPASS', path]);
    expect(await cacheAndPathOf(path)).toEqual(['BYPASS', path]);
  });

  test('a query of an advertiser, or of a page that reads none, gets the cached page', async () => {
    for (const path of ['/blog', '/group-tour', '/contact']) await nginx.ask(path);
    expect(await cacheAndPathOf('/blog?utm_source=a%20b')).toEqual(['HIT', '/blog']);
    expect(await cacheAndPathOf('/group-tour?gclid=1&utm_medium=cpc')).toEqual(['HIT', '/group-tour']);
    expect(await cacheAndPathOf('/contact?page=2')).toEqual(['HIT', '/contact']);
  });
});

// A new nginx, whose rate limits have not counted the requests of the tests above.
describe.skipIf(!hasNginx)('nginx with endless queries', () => {
  beforeAll(start);
  afterAll(() => nginx?.stop());

  test('a client with endless searches gets a 429 for some, and pages still load', async () => {
    siteRequestCount = 0;
    const searches = await Promise.all(Array.from({ length: 90 }, (_, id) => nginx.ask(`/group-tour?search=${id}`)));
    expect(searches.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect(siteRequestCount).toBeLessThan(85);
    expect((await nginx.ask('/group-tour')).status).toBe(200);
  });
});
