import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { identifyRequests } from '@/server/log/request-id';
import { serveLocally } from '../../tests/support/local-server.ts';
import { prefetchPart } from './prefetch';
import { apiQuery } from './query';
import { fetchOnServer } from './server-client';

const regionals = apiQuery('listRegionals', {});
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

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

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
  const tour = apiQuery('getTour', { path: { id: 15 } });
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
  expect(await prefetchPart('id', regionals, '/career')).toBeNull();
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
