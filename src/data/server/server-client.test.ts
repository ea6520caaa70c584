import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type ErrorKind } from '@sdk';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { identifyRequests } from '@/server/log/log';
import { serveLocally } from '../../../tests/support/local-server.ts';
import { loggedLines } from '../../../tests/support/logged-lines.ts';
import { queryKey } from '../sdk-values';
import { read } from './read';
import { fetchOnServer, logCall } from './server-client';

const regionals = queryKey('listRegionals');
const emptyList = JSON.stringify({ success: true, message: '', data: [] });
let requestedPaths: (string | undefined)[] = [];

async function serve(respond: RequestListener): Promise<void> {
  requestedPaths = [];
  const origin = await serveLocally((request, response) => {
    requestedPaths.push(request.url);
    respond(request, response);
  });
  vi.stubEnv('SERVICE_HOST', origin);
}

const simulateBuild = () => vi.stubEnv('NEXT_PHASE', 'phase-production-build');

test('the server does not follow a redirect of the service', async () => {
  await serve((_request, response) => response.writeHead(302, { location: '/internal' }).end());
  await expect(fetchOnServer(regionals, 'id')).rejects.toMatchObject({ kind: 'network' });
  expect(new Set(requestedPaths)).toEqual(new Set(['/v1/modules/tour/regionals']));
});

test('a response after three seconds is too late for a visitor, and in time for a build', async () => {
  await serve(async (_request, response) => {
    await pause(3000);
    response.setHeader('content-type', 'application/json').end(emptyList);
  });
  const visitorRequest = fetchOnServer(regionals, 'id').catch((error: unknown) => error);
  expect(await visitorRequest).toMatchObject({ kind: 'timeout' });
  simulateBuild();
  expect(await fetchOnServer(regionals, 'id')).toMatchObject({ success: true });
});

test('a build tries three times, whatever the failure', async () => {
  await serve((request, response) => {
    if (requestedPaths.length === 1) return request.socket.destroy();
    response.writeHead(requestedPaths.length === 2 ? 500 : 200, { 'content-type': 'application/json' }).end(emptyList);
  });
  simulateBuild();
  expect(await fetchOnServer(regionals, 'id')).toMatchObject({ success: true });
  expect(requestedPaths).toHaveLength(3);
});

test('the pages of a build share an answer in one language, visitors do not', async () => {
  await serve((_request, response) => response.setHeader('content-type', 'application/json').end(emptyList));
  const pages = () => Promise.all(['id', 'id', 'en'].map((locale) => fetchOnServer(regionals, locale)));
  await pages();
  expect(requestedPaths).toHaveLength(3);
  simulateBuild();
  await pages();
  await pages();
  expect(requestedPaths).toHaveLength(5);
});

test('a failed build names the call, the reason and the command that shows the response', async () => {
  await serve((_request, response) => response.writeHead(500).end());
  simulateBuild();
  const tour = queryKey('getTour', { path: { id: 15 } });
  await expect(fetchOnServer(tour, 'en')).rejects.toMatchObject({
    kind: 'server',
    message: `getTour {"path":{"id":15}} in "en" failed three times: The service gave an answer that cannot be used. "npm run contract -- ${process.env.SERVICE_HOST} --only getTour" shows what the service answers.`,
  });
  expect(requestedPaths).toHaveLength(3);
});

test('a 404 is not retried', async () => {
  await serve((_request, response) => response.writeHead(404).end());
  simulateBuild();
  await expect(fetchOnServer(regionals, 'id')).rejects.toMatchObject({ kind: 'not-found' });
  expect(requestedPaths).toHaveLength(1);
});

test('a build logs a page that is rendered without one of its parts', async () => {
  await serve((_request, response) => response.writeHead(500).end());
  simulateBuild();
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await read('id', regionals, { onFailure: 'optional', page: '/career' })).toBeNull();
  expect(logged.mock.lastCall?.[0]).toMatch(
    /^\/career is built without listRegionals\. listRegionals {} in "id" failed/,
  );
});

test('the calls for a page carry the id of its request, other calls none', async () => {
  const ids: (string | string[] | undefined)[] = [];
  await serve((request, response) => {
    ids.push(request.headers['x-request-id']);
    response.setHeader('content-type', 'application/json').end(emptyList);
  });
  identifyRequests();
  const site = await serveLocally(async (_request, response) => {
    await fetchOnServer(regionals, 'id');
    response.end();
  });
  const headers = { 'x-request-id': '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' };
  await fetch(site, { headers });
  await fetchOnServer(regionals, 'id');
  expect(ids).toEqual(['5f0c1d2e8a474c1b9d6e2b7f3a9c0e11', undefined]);
});

describe('the log of calls', () => {
  const lines = loggedLines();

  beforeEach(() => {
    vi.stubEnv('SERVICE_HOST', 'https://api.kelana.example');
    vi.spyOn(performance, 'now').mockReturnValue(5000);
  });

  test.each<[ErrorKind, { status?: number; body?: object; cause?: Error }, string]>([
    ['timeout', {}, 'No answer in time.'],
    [
      'network',
      { cause: new TypeError('', { cause: { code: 'ECONNREFUSED' } }) },
      'No connection to the service (ECONNREFUSED).',
    ],
    ['network', {}, 'No connection to the service.'],
    ['network', { status: 200 }, 'The answer broke off.'],
    ['server', { status: 503, body: { message: 'Maaf, Ratna, sedang dirawat.' } }, 'The service answered 503.'],
  ])('a failed call (%s, %j) is logged with its duration and "%s"', (kind, details, message) => {
    logCall('getTour', 4980, new ApiError({ operationId: 'getTour', kind, ...details }));
    const { status } = details;
    const fields = { operation: 'getTour', durationMs: 20, ...(status && { status }), error: kind, message };
    expect(lines).toEqual([{ level: 'error', ...fields }]);
  });

  test('an answer that breaks the API document is logged with the field and the command that compares it', () => {
    const error = new ApiError({
      operationId: 'listDeals',
      kind: 'server',
      status: 200,
      mismatch: { path: '/data/0/title', expected: 'a text or a number' },
    });
    logCall('listDeals', 4990, error);
    expect(lines).toMatchObject([
      {
        status: 200,
        message:
          'The answer of listDeals breaks the API document at /data/0/title (expected a text or a number). "npm run contract -- https://api.kelana.example --only listDeals" compares all answers of listDeals with the document.',
      },
    ]);
  });

  test('a call of more than a second is logged, a shorter one and a 404 are not', () => {
    logCall('getTour', 4000);
    logCall('getTour', 4990, new ApiError({ operationId: 'getTour', kind: 'not-found', status: 404 }));
    expect(lines).toEqual([]);
    logCall('getTour', 3999);
    expect(lines).toEqual([
      { level: 'warn', operation: 'getTour', durationMs: 1001, message: 'The answer took longer than 1000 ms.' },
    ]);
  });

  test.each(['development', 'build'])('in a %s only answers that break the API document are logged', (where) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    if (where === 'build') vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    else vi.stubEnv('NODE_ENV', 'development');
    logCall('getTour', 0);
    logCall('getTour', 0, new ApiError({ operationId: 'getTour', kind: 'server', status: 500 }));
    expect(logged).not.toHaveBeenCalled();
    const mismatch = { path: '', expected: 'an object' };
    logCall('getTour', 0, new ApiError({ operationId: 'getTour', kind: 'server', status: 200, mismatch }));
    expect(logged.mock.lastCall?.[0]).toMatch(
      /^getTour: The answer of getTour breaks the API document at \/ \(expected an object\)/,
    );
    expect(lines).toEqual([]);
  });
});
