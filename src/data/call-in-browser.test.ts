// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../tests/support/with-mock-server';
import { callInBrowser } from './call-in-browser';
import { isApiError } from './sdk-values';

const server = withMockServer();

const failingDownloads = vi.hoisted(() => ({ left: 1 }));
vi.mock('./browser-client', async (original) => {
  if (failingDownloads.left > 0) {
    failingDownloads.left -= 1;
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

test('a response that violates the API document is logged in development, and not in a build', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const callListRegionals = () => callInBrowser('listRegionals', {}).catch((error: unknown) => error);
  server.faults.add({ operationId: 'listRegionals', wrongShape: true, times: 2 });
  vi.stubEnv('NODE_ENV', 'production');
  expect(await callListRegionals()).toMatchObject({ kind: 'server', mismatch: { path: '/data' } });
  expect(logged).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', 'development');
  await callListRegionals();
  expect(logged.mock.calls.flat()[0]).toContain(
    'The answer of listRegionals breaks the API document at /data (expected a list).',
  );
});
