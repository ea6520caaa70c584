import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasRows, pageRows } from '../../../src/config/site-map.ts';
import { CLIENT_IN_HEADER, hasNginx, template, useNginx } from '../../../tests/support/site-behind-nginx.ts';
import { isMemberRoute } from '../../lib/site-pages.ts';

/** Delays every response of the site until its promise resolves. */
let beforeResponse: (() => Promise<void>) | undefined;

test('both servers of nginx close the connection of a slow sender', () => {
  const [, ...servers] = template.split('\nserver {');
  expect(servers.map((server) => /client_header_timeout (\d+s);/.exec(server)?.[1])).toEqual(['10s', '10s']);
});

describe.skipIf(!hasNginx)('nginx in front of the site, for a client with many requests', () => {
  const nginx = useNginx(async (request, response) => {
    await beforeResponse?.();
    const cache = request.url === '/account' ? 'no-store' : 's-maxage=60';
    response.writeHead(200, { 'cache-control': cache }).end('made');
  });
  const get = (path: string) => nginx().ask(path);

  test('a client that requests too many generated images gets a 429, and its pages still load', async () => {
    const cards = await Promise.all(Array.from({ length: 90 }, (_, id) => get(`/og/tour/${id}.png`)));
    const refused = cards.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(cards.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'x-frame-options': 'DENY' });
    expect((await get('/group-tour')).status).toBe(200);
  });

  test('the pictures of one page load at once; a client that requests more than a browser does gets a 429 for some', async () => {
    const pictures = (name: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => get(`/_next/image?url=${name}-${index}&w=360&q=62`)));
    const release = Promise.withResolvers<void>();
    beforeResponse = () => release.promise;
    const first = pictures('first', 40);
    await setTimeout(200);
    const more = pictures('more', 40);
    await setTimeout(200);
    const page = get('/while-pictures-wait');
    await setTimeout(200);
    release.resolve();
    beforeResponse = undefined;
    expect((await first).map(({ status }) => status)).toEqual(Array(40).fill(200));
    const refused = (await more).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(16);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10' });
    expect((await page).status).toBe(200);
    const again = (await Promise.all(Array.from({ length: 20 }, () => pictures('first', 40)))).flat();
    expect(again.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
    expect(again.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect((await get('/group-tour')).status).toBe(200);
  });

  test('nginx passes on a limited number of simultaneous requests of one client address', async () => {
    const release = Promise.withResolvers<void>();
    beforeResponse = () => release.promise;
    const members = Promise.all(Array.from({ length: 300 }, () => get('/account')));
    await setTimeout(1000);
    release.resolve();
    beforeResponse = undefined;
    const statuses = (await members).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
  });
});

describe.skipIf(!hasNginx)('pages about one tour, article or position', () => {
  const TOKEN = 'the_token_of_the_gateway';
  const nginx = useNginx((_request, response) => response.writeHead(404, { 'cache-control': 's-maxage=60' }).end(), {
    settings: { ...CLIENT_IN_HEADER, gatewayToken: TOKEN },
  });
  const routes = pageRows.map(({ route }) => route).filter((route) => hasRows(route) && !isMemberRoute(route));
  let clients = 0;

  /** Requests `count` addresses at once as one new client. Returns the number of refused requests. */
  async function countRefused(count: number, pathOf: (name: string) => string, headers = {}) {
    clients += 1;
    const from = { 'x-forwarded-for': `203.0.113.${clients}`, ...headers };
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => nginx().ask(pathOf(`x${at}`), from)));
    return answers.filter(({ status }) => status === 429).length;
  }

  test.each(routes)(
    '%s: sixty at once are answered, and of many invented addresses the others get a 429',
    async (route) => {
      const page = (name: string) => route.replace(/\[\w+\]/, name);
      const forms = [
        page,
        (name: string) => `/en${page(name)}`,
        (name: string) => `/id${page(name).toUpperCase()}`,
        (name: string) => `/.${page(name).replace('o', '%6f')}`,
        (name: string) => `/_next/data/b1/en${page(name)}.json`,
      ];
      expect(await countRefused(60, page)).toBe(0);
      for (const form of forms) expect(await countRefused(120, form)).toBeGreaterThan(30);
    },
  );

  test('one after the other, twenty in a second are always answered', async () => {
    const from = { 'x-forwarded-for': '2001:db8::1' };
    const statuses: number[] = [];
    for (let at = 0; at < 90; at += 1) {
      statuses.push((await nginx().ask(`/blog/article-${at}`, from)).status);
      await setTimeout(50);
    }
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  });

  test('other pages, and the site that replaces pages after a publication, are not limited', async () => {
    expect(await countRefused(200, () => '/group-tour')).toBe(0);
    expect(await countRefused(200, (name) => `/unknown-${name}`)).toBe(0);
    expect(await countRefused(200, (name) => `/blog/${name}`, { 'x-refresh-token': TOKEN })).toBe(0);
  });
});
