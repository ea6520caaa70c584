import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBehindNginx } from './site-behind-nginx.ts';

const isHere = spawnSync('nginx', ['-v']).error === undefined;
let world: Awaited<ReturnType<typeof startBehindNginx>>;
const asked: string[] = [];
/** Called for every request; the site answers when it is done. */
let arrive: (() => Promise<void>) | undefined;
const ask = (path: string) => world.ask(path);

describe.skipIf(!isHere)('nginx before the site, for one who asks for much', () => {
  beforeAll(async () => {
    world = await startBehindNginx(async (request, response) => {
      asked.push(request.url ?? '');
      await arrive?.();
      const cache = request.url === '/account' ? 'no-store' : 's-maxage=60';
      response.writeHead(200, { 'cache-control': cache }).end('made');
    });
  });
  afterAll(() => world?.stop());

  test('who asks for too much that is made for them is told to wait, and others are not', async () => {
    const cards = await Promise.all(Array.from({ length: 90 }, (_, id) => ask(`/og/tour/${id}.png`)));
    const refused = cards.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(cards.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'x-frame-options': 'DENY' });
    expect((await ask('/group-tour')).status).toBe(200);
  });

  test('the pictures of a page come all at once, and of one who asks for more than a browser some are refused', async () => {
    const pictures = (name: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(`/_next/image?url=${name}-${index}&w=360&q=62`)));
    const all = Promise.withResolvers<void>();
    arrive = () => all.promise;
    const first = pictures('first', 40);
    await setTimeout(200);
    const more = pictures('more', 40);
    await setTimeout(200);
    const page = ask('/while-pictures-wait');
    await setTimeout(200);
    all.resolve();
    arrive = undefined;
    expect((await first).map(({ status }) => status)).toEqual(Array(40).fill(200));
    const refused = (await more).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(16);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10' });
    expect((await page).status).toBe(200);
    const again = (await Promise.all(Array.from({ length: 20 }, () => pictures('first', 40)))).flat();
    expect(again.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
    expect(again.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect((await ask('/group-tour')).status).toBe(200);
  });

  test('more of one address than an instance answers in time is not passed on', async () => {
    const all = Promise.withResolvers<void>();
    arrive = () => all.promise;
    const members = Promise.all(Array.from({ length: 300 }, () => ask('/account')));
    await setTimeout(1000);
    all.resolve();
    arrive = undefined;
    const statuses = (await members).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
  });
});
