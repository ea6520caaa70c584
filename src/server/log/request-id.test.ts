import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveLocally } from '../../../tests/support/local-server.ts';
import { identifyRequests, log, requestId, withNewId, withoutRequest } from './log';

const ID = '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11';
let site: string;

beforeEach(async () => {
  identifyRequests();
  // The page is slow for the first requests, so that requests overlap.
  site = await serveLocally(async (request, response) => {
    await pause(Number(request.headers['x-pause-ms'] ?? 0));
    response.end(requestId());
  });
});

async function send(headers: Record<string, string> = {}) {
  const response = await fetch(site, { headers });
  const { headers: sent } = response;
  return { id: await response.text(), header: sent.get('x-request-id'), timing: sent.get('server-timing') };
}

test('the id of nginx is that of the running request, and is sent back in two headers', async () => {
  expect(await send({ 'x-request-id': ID })).toEqual({
    id: ID,
    header: ID,
    timing: `request;desc="${ID}"`,
  });
});

test('a request without an id, or with one of another form, gets a new one', async () => {
  const given: Record<string, string>[] = [
    {},
    { 'x-request-id': 'abc' },
    { 'x-request-id': `${ID}\tlevel` },
    { 'x-request-id': ID.toUpperCase() },
  ];
  const sent = await Promise.all(given.map((headers) => send(headers)));
  for (const { id, header } of sent) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(header).toBe(id);
  }
  expect(new Set(sent.map(({ id }) => id)).size).toBe(4);
});

test('requests at the same time and on the same connection keep their own ids', async () => {
  const named = Array.from({ length: 20 }, (_, index) => String(index).padStart(32, '0'));
  const answers = await Promise.all(
    named.map((id, index) => send({ 'x-request-id': id, 'x-pause-ms': String((20 - index) * 5) })),
  );
  expect(answers.map(({ id }) => id)).toEqual(named);
  for (const id of named.slice(0, 3)) expect((await send({ 'x-request-id': id })).id).toBe(id);
});

test('a line of the log has the id of the running request, and outside of a request there is none', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const logging = await serveLocally((_request, response) => {
    log({ level: 'info', operation: 'test', message: 'asked' });
    response.end();
  });
  await fetch(logging, { headers: { 'x-request-id': ID } });
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ id: ID, message: 'asked' });
  expect(requestId()).toBeUndefined();
});

test('work of its own has a new id, and what outlives a request has none', async () => {
  const ids = [1, 2].map(() => withNewId(requestId));
  expect(new Set([...ids, undefined]).size).toBe(3);
  expect(withNewId(() => withoutRequest(requestId))).toBeUndefined();
});
