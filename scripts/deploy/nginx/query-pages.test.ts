import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryPages } from '../../../src/config/query-pages.ts';
import { startBehindNginx } from './site-behind-nginx.ts';

const isHere = spawnSync('nginx', ['-v']).error === undefined;
let world: Awaited<ReturnType<typeof startBehindNginx>>;
let asked = 0;

/** Returns the status of the cache and the address that the site answered. */
async function answerOf(path: string): Promise<[unknown, string]> {
  const { headers, body } = await world.ask(path);
  return [headers['x-cache'], body];
}

async function start(): Promise<void> {
  world = await startBehindNginx((request, response) => {
    asked += 1;
    response.writeHead(200, { 'cache-control': 's-maxage=60' }).end(request.url);
  });
}

describe.skipIf(!isHere)('nginx before pages whose query decides what they show', () => {
  beforeAll(start);
  afterAll(() => world?.stop());

  test.each([
    '/group-tour?page=2',
    '/en/group-tour?page=12',
    '/group-tour?regional_id=3',
    '/group-tour?country=101',
    '/group-tour?month=2027-03',
    '/group-tour?available=1',
    '/group-tour/destination/1?page=2',
    '/blog?page=2',
    '/visa-and-passport?country=7',
    '/_next/data/build/id/with-query/group-tour.json?page=2',
    '/_next/data/build/id/with-query/destination/1.json?page=2&id=1',
  ])('%s is kept apart from the page without a query', async (path) => {
    const bare = path.split('?')[0] ?? '';
    await world.ask(bare);
    expect(await answerOf(path)).toEqual(['MISS', path]);
    expect(await answerOf(path)).toEqual(['HIT', path]);
    expect(await answerOf(bare)).toEqual(['HIT', bare]);
  });

  test.each([
    '/group-tour?search=jepang',
    '/group-tour?page=100',
    '/group-tour?page=2&month=2027-03',
    '/group-tour?utm_source=x&page=2',
    '/group-tour?sort=newest',
    '/group-tour?min_price=1',
    '/group-tour?regional_id=123456',
    '/group-tour?p%61ge=2',
    '/gRoUp-tour?page=2',
    '/id/blog?page=2',
    '/group-tour?month=2019-03',
    '/blog?search=visa',
    '/_next/data/build/en/with-query/blog.json?search=visa',
  ])('%s is made for each request, and no kept page stands in its place', async (path) => {
    await world.ask(path.split('?')[0] ?? '');
    expect(await answerOf(path)).toEqual(['BYPASS', path]);
    expect(await answerOf(path)).toEqual(['BYPASS', path]);
  });

  test('a query that says nothing of the page shows the kept page', async () => {
    for (const path of ['/blog', '/group-tour', '/contact']) await world.ask(path);
    expect(await answerOf('/blog?utm_source=a%20b')).toEqual(['HIT', '/blog']);
    expect(await answerOf('/group-tour?page=')).toEqual(['HIT', '/group-tour']);
    expect(await answerOf('/contact?page=2')).toEqual(['HIT', '/contact']);
  });
});

// A new nginx, whose limits have not counted the requests of the tests above.
describe.skipIf(!isHere)('nginx before queries without end', () => {
  beforeAll(start);
  afterAll(() => world?.stop());

  test('every parameter that the site reads is known here', async () => {
    for (const { source, parameters } of queryPages) {
      const path = source.replace(/:id\(.*\)/, '1');
      for (const name of parameters)
        expect([name, ...(await answerOf(`${path}?${name}=0x`))]).toEqual([name, 'BYPASS', `${path}?${name}=0x`]);
    }
  });

  test('of one address that searches without end some requests are refused, and pages still come', async () => {
    asked = 0;
    const searches = await Promise.all(Array.from({ length: 90 }, (_, id) => world.ask(`/group-tour?search=${id}`)));
    expect(searches.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect(asked).toBeLessThan(85);
    expect((await world.ask('/group-tour')).status).toBe(200);
  });
});
