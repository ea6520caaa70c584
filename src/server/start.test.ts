import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
});

/** Starts a server with these variables and returns its messages and its exit code. */
async function startIn(environment: Record<string, string>) {
  vi.resetModules();
  const { start } = await import('./start');
  await start(environment);
  return [vi.mocked(console.error).mock.lastCall?.[0], vi.mocked(process.exit).mock.lastCall?.[0]];
}

test('a server with a wrong environment logs the reason and exits', async () => {
  const message = 'start: STOP_DELAY_MS must be a number of milliseconds; it is "5s".';
  expect(await startIn({ STOP_DELAY_MS: '5s' })).toEqual([message, 1]);
});

test('a release without its service host exits', async () => {
  vi.stubEnv('SITE_OUTPUT', 'standalone');
  expect(await startIn({ SERVICE_HOST: ' ' })).toEqual(['start: SERVICE_HOST is missing.', 1]);
});

test('a server on a Node version that is too old for the page cache exits', async () => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
  expect(await startIn({})).toEqual(['start: Node 24 or newer is needed; this is 20.20.2.', 1]);
});
