import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveLocally } from '../../../tests/support/local-server.ts';
import { revalidateHandler } from './revalidate-handler';

// The address of the build; the environment of the start has none.
vi.mock('@/config/env', () => ({ publicEnv: { siteUrl: 'https://kelana.test' } }));
vi.mock('../build-id', () => ({ readBuildId: () => 'b1' }));

const SECRET = 'a secret of the service and the site';
const TOUR = JSON.stringify({ changes: [{ kind: 'tour', id: 17 }] });

let site: string;
let rendered: string[];

/** Serves the handler as Next does: with `status`, `json` and `revalidate` on the response. */
async function serve(environment: Record<string, string> = { PUBLISH_SECRET: SECRET }): Promise<void> {
  // Each server has its own list, because pages are rendered again after the end of a test.
  const paths: string[] = [];
  rendered = paths;
  vi.stubEnv('REDIS_URL', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const handler = revalidateHandler((changes) => ({
    pages: changes.map((change) => ('id' in change ? `/group-tour/${change.id}` : '/')),
    files: [],
    related: async () => ['/group-tour/destination/3'],
  }));
  site = await serveLocally((request, response) => {
    const status = (code: number) => Object.assign(response, { statusCode: code });
    const json = (body: object) => response.end(JSON.stringify(body));
    const revalidate = async (path: string) => void paths.push(path);
    void handler(
      request as NextApiRequest,
      Object.assign(response, { status, json, revalidate }) as unknown as NextApiResponse,
    );
  });
}

const secondsNow = () => Math.floor(Date.now() / 1000);

function signatureOf(body: string, seconds = secondsNow(), secret = SECRET, nonce: string = randomUUID()): string {
  const hex = createHmac('sha256', secret).update(`${seconds}.${nonce}.${body}`).digest('hex');
  return `t=${seconds},n=${nonce},v1=${hex}`;
}

async function call(body: string, signature = signatureOf(body), init: RequestInit = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Kelana-Signature': signature };
  return fetch(`${site}/api/revalidate`, { method: 'POST', headers, body, ...init });
}

beforeEach(() => serve());

test('a signed call is accepted, and the pages of the change are rendered in both languages', async () => {
  const response = await call(TOUR);
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, message: 'Pages are being rendered again.' },
  ]);
  await vi.waitFor(() => expect(rendered).toHaveLength(4));
  expect(rendered).toEqual([
    '/group-tour/17',
    '/en/group-tour/17',
    '/group-tour/destination/3',
    '/en/group-tour/destination/3',
  ]);
});

test('the same change is accepted twice in one second, and a nonce once', async () => {
  const seconds = secondsNow();
  const nonce = randomUUID();
  const first = signatureOf(TOUR, seconds, SECRET, nonce);
  const sent = [first, signatureOf(TOUR, seconds), first, signatureOf(TOUR, seconds + 1, SECRET, nonce)];
  const responses: Response[] = [];
  for (const signature of sent) responses.push(await call(TOUR, signature));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 401]);
});

test('of 1,000 forged, old, repeated and oversized calls none is accepted and no page is rendered', async () => {
  const now = secondsNow();
  const used = signatureOf('{"changes":[]}');
  expect((await call('{"changes":[]}', used)).status).toBe(422);
  const large = JSON.stringify({ changes: [{ kind: 'article', slug: 'a'.repeat(20_000) }] });
  const statuses = new Map<number, number>();
  const attempts = [
    () => call(TOUR, `t=${now},n=${randomUUID()},v1=${randomBytes(32).toString('hex')}`),
    () => call(TOUR, signatureOf(TOUR, now, 'another secret of the same length')),
    () => call(TOUR, signatureOf(TOUR, now - 301 - Math.floor(Math.random() * 9999))),
    () => call('{"changes":[]}', used),
    () => call(large, signatureOf(large)),
  ];
  for (let count = 0; count < 1000; count += 50) {
    const answers = Array.from({ length: 50 }, (_, index) => attempts[index % attempts.length]?.());
    for (const answer of await Promise.all(answers)) {
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await answer?.body?.cancel();
    }
  }
  expect([...statuses].sort()).toEqual([
    [401, 800],
    [413, 200],
  ]);
  expect(rendered).toEqual([]);
  expect((await call(TOUR)).status).toBe(200);
});

test('a flood of valid calls is refused after the first sixty, with the time of the next one', async () => {
  const bodies = Array.from({ length: 100 }, (_, id) => JSON.stringify({ changes: [{ kind: 'tour', id: id + 1 }] }));
  const responses: Response[] = [];
  for (const body of bodies) responses.push(await call(body));
  const refused = responses.filter(({ status }) => status === 429);
  // Two more are accepted in each second that the calls take.
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length).toBeLessThanOrEqual(40);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
});

test('what is wrong with a signed call is said', async () => {
  const refusal = async (...parameters: Parameters<typeof call>) => {
    const response = await call(...parameters);
    const { message, errors } = (await response.json()) as { message: string; errors?: object };
    return [response.status, errors ?? message];
  };
  const withoutNonce = signatureOf(TOUR).replace(/n=[^,]+,/, '');
  expect(await refusal(TOUR, withoutNonce)).toEqual([401, expect.stringContaining('t=<seconds>,n=<nonce>,v1=<hex>')]);
  expect(await refusal('{"changes":')).toEqual([400, 'The body is not JSON.']);
  const unknown = JSON.stringify({ changes: [{ kind: 'shop' }] });
  expect(await refusal(unknown)).toEqual([422, { 'changes.0.kind': [expect.stringContaining('Expected')] }]);
  expect(await refusal(TOUR, undefined, { headers: { 'Content-Type': 'text/plain' } })).toEqual([
    415,
    'The body must be application/json.',
  ]);
  const read = await call(TOUR, undefined, { method: 'GET', body: null });
  expect([read.status, read.headers.get('allow'), read.headers.get('cache-control')]).toEqual([
    405,
    'POST',
    'no-store',
  ]);
});

test('a site without a secret takes no call', async () => {
  await serve({ PUBLISH_SECRET: '' });
  expect((await call(TOUR, signatureOf(TOUR, undefined, ''))).status).toBe(404);
});

/** Serves the handler in front of which one gateway stands, and returns the hosts for which the gateway is asked. */
async function serveBehind(status: number, headers: Record<string, string>): Promise<string[]> {
  const hosts: string[] = [];
  const gateway = await serveLocally((request, response) => {
    hosts.push(`${request.headers.host} ${request.url}`);
    response.writeHead(status, headers).end();
  });
  await serve({ PUBLISH_SECRET: SECRET, GATEWAYS: gateway, GATEWAY_TOKEN: 'token_of-the-gateway' });
  return hosts;
}

test('a gateway is asked for the host of the build', async () => {
  const hosts = await serveBehind(200, { 'x-cache': 'BYPASS' });
  expect((await call(TOUR)).status).toBe(200);
  expect(new Set(hosts)).toEqual(new Set(['kelana.test /api/health/live']));
});

test('a gateway that refuses the site is told to the service, and the pages are rendered all the same', async () => {
  await serveBehind(421, {});
  const response = await call(TOUR);
  const { message } = (await response.json()) as { message: string };
  expect(response.status).toBe(503);
  expect(message).toMatch(
    /^Pages are being rendered again, but http:\/\/127.0.0.1:\d+ answered 421 \(cache: none\)\.$/,
  );
  await vi.waitFor(() => expect(rendered).toHaveLength(4));
});
