import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { CLIENT_IN_HEADER, hasNginx, useNginx } from '../../../tests/support/site-behind-nginx.ts';
import { linesOfRequest } from '../request-log.ts';

const STORED = '00000000000000000000000000000000';

/** The ids that the site has received, by path. */
const received: Record<string, unknown> = {};

/** Returns the line of nginx's log for a path, when it is there. */
async function linesOf(folder: string, path: string): Promise<Record<string, unknown>[]> {
  return vi.waitFor(() => {
    const lines = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.path === path);
    expect(found).toHaveLength(1);
    return found;
  });
}

describe.skipIf(!hasNginx)('the id of a request', () => {
  const nginx = useNginx((request, response) => {
    received[request.url ?? ''] = request.headers['x-request-id'];
    if (request.url?.endsWith('/lost')) return request.socket.destroy();
    const cache = request.url === '/account' ? 'no-store' : 's-maxage=60';
    const ids = { 'x-request-id': STORED, 'server-timing': `request;desc="${STORED}"` };
    response.writeHead(200, { 'cache-control': cache, ...ids }).end();
  });
  const { ask, logged } = {
    ask: (...args: Parameters<ReturnType<typeof nginx>['ask']>) => nginx().ask(...args),
    logged: (path: string) => linesOf(nginx().folder, path),
  };

  test('is made by nginx, also when the client sends one, and is the same in site, answer and log', async () => {
    const { headers } = await ask('/account', { 'x-request-id': '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' });
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe('5f0c1d2e8a474c1b9d6e2b7f3a9c0e11');
    expect(headers['server-timing']).toBe(`request;desc="${id}"`);
    expect(received['/account']).toBe(id);
    expect((await logged('/account')).map((line) => line.id)).toEqual([id]);
  });

  test('is new for each answer from the cache', async () => {
    const answers = [await ask('/mice'), await ask('/mice'), await ask('/mice')];
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT', 'HIT']);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set([...ids, STORED]).size).toBe(4);
    expect(answers.map(({ headers }) => headers['server-timing'])).toEqual(ids.map((id) => `request;desc="${id}"`));
  });

  test('is in refusals too', async () => {
    const refusals = [await ask('/blog', {}, 'a=1'), await ask('/blog', { host: 'evil.example' })];
    expect(refusals.map(({ status }) => status)).toEqual([405, 421]);
    for (const { headers } of refusals) expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(['/account/booking/', '/en/account/booking/', '/_next/data/b1/id/account/booking/'])(
    'the log has no reservation code below %s',
    async (path) => {
      await ask(`${path}KLN-M42XTD`);
      expect(await logged(`${path}*`)).toHaveLength(1);
      expect(readFileSync(join(nginx().folder, 'access.log'), 'utf8')).not.toContain('KLN-');
    },
  );

  test('a line of the log is JSON without the query', async () => {
    await ask('/auth/new-password?token=secret&email=ratna@kelana.example');
    await ask('/a"b%0A');
    expect(await logged('/auth/new-password')).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        status: 200,
        cache: 'MISS',
        durationS: expect.any(Number),
        method: 'GET',
        host: 'kelana.test',
        path: '/auth/new-password',
        instance: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        instanceDurationS: expect.stringMatching(/^\d\.\d{3}$/),
        client: '127.0.0.0',
      },
    ]);
    await logged('/a"b%0A');
    expect(readFileSync(join(nginx().folder, 'access.log'), 'utf8')).not.toMatch(/secret|ratna/);
  });

  test('a line of the log becomes a sentence', async () => {
    const { headers } = await ask('/career');
    const id = String(headers['x-request-id']);
    await logged('/career');
    expect(await linesOfRequest(id, [join(nginx().folder, 'access.log')])).toEqual([
      expect.stringMatching(
        /^\S+ \S+Z nginx \(access\.log\): GET kelana\.test\/career, status 200, [\d.]+ s, cache MISS, instance 127\S+ \([\d.]+ s\), client 127\.0\.0\.0$/,
      ),
    ]);
  });

  // The last test, because nginx skips the only instance after it.
  test('is in the page that nginx shows while no instance answers', async () => {
    for (const [path, text] of [
      ['/lost', 'Kode kejadian: '],
      ['/en/lost', 'Reference: '],
    ] as const) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['x-request-id']]).toEqual([502, received[path]]);
      expect(body).toContain(text + received[path]);
      expect((await logged(path)).map((line) => line.id)).toEqual([received[path]]);
    }
  });
});

describe.skipIf(!hasNginx)('the address of a visitor', () => {
  const answer: RequestListener = (_request, response) => void response.end();
  const short = useNginx(answer, { settings: CLIENT_IN_HEADER });
  const full = useNginx(answer, { settings: { ...CLIENT_IN_HEADER, clientAddress: 'full' } });

  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8::'],
    ['2001::1:2', '2001::'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0::'],
    ['::1', '::'],
    ['::ffff:203.0.113.77', '::ffff:203.0.113.0'],
  ])('%s is %s in the log, unless the setting asks for all of it', async (address, shortened) => {
    for (const [{ ask, folder }, client] of [
      [short(), shortened],
      [full(), address],
    ] as const) {
      const path = `/from-${address.replaceAll(/\W/g, '-')}`;
      await ask(path, { 'x-forwarded-for': address });
      expect((await linesOf(folder, path)).map((line) => line.client)).toEqual([client]);
    }
  });
});
