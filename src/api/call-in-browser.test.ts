// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mockServer } from '../../mocks/node.ts';
import { callInBrowser, fetchInBrowser } from './call-in-browser';
import { isApiError } from './is-api-error';
import { apiQuery } from './query';

const server = mockServer();

beforeAll(() => server.listen());
afterAll(() => server.close());

const down = vi.hoisted(() => ({ times: 1 }));
vi.mock('./browser-client', async (original) => {
  if (down.times > 0) {
    down.times -= 1;
    throw new Error('Loading chunk 12 failed.');
  }
  return original();
});

test('a failed download of the client is a network error and is not cached', async () => {
  const error = await callInBrowser('listRegionals', {}).catch((reason: unknown) => reason);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({
    kind: 'network',
    status: 0,
    operationId: 'listRegionals',
    fieldErrors: {},
    hasServerMessage: false,
  });
  expect(await callInBrowser('listRegionals', {})).toMatchObject({ success: true });
});

test('a query is sent with its operation and arguments', async () => {
  const answer = await fetchInBrowser(apiQuery('getTour', { path: { id: 17 } }));
  expect(answer.data.id).toBe(17);
});

test('an answer that breaks the document is logged in development, and in no build', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const ask = () => callInBrowser('listRegionals', {}).catch((error: unknown) => error);
  server.faults.add({ operationId: 'listRegionals', wrongShape: true, times: 2 });
  vi.stubEnv('NODE_ENV', 'production');
  expect(await ask()).toMatchObject({ kind: 'server', field: '/data' });
  expect(said).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', 'development');
  await ask();
  vi.unstubAllEnvs();
  expect(said.mock.calls.flat()[0]).toContain('The answer of listRegionals breaks the API document at /data:');
});
