import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
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

test('a server names the source of each setting, and no value', async () => {
  vi.stubEnv('SITE_BUILD_VARIABLES', 'NEXT_PUBLIC_SITE_URL, MAIN_HOST');
  await startIn({
    SERVICE_HOST: 'https://canary.example',
    REDIS_URL: 'redis://user:canary@10.0.0.7:6379',
    PUBLISH_SECRET: 'canary'.repeat(6),
    STOP_DELAY_MS: ' ',
    // The value of the build is used.
    MAIN_HOST: 'canary.example',
    PICTURE_HOSTS: 'https://canary.example',
  });
  const [line] = vi.mocked(console.info).mock.lastCall ?? [];
  expect(line).toBe(
    'start: Environment: SERVICE_HOST, REDIS_URL, PUBLISH_SECRET. Build: NEXT_PUBLIC_SITE_URL, MAIN_HOST. ' +
      'Not set: DRAFT_TOKEN, GATEWAYS, GATEWAY_TOKEN, METRICS_PORT, METRICS_HOST, STOP_DELAY_MS, STOP_LIMIT_MS, PORT, HOSTNAME, ' +
      'NEXT_PUBLIC_SERVICE_HOST, NEXT_PUBLIC_CHAT_HOST, NEXT_PUBLIC_CHAT_TOKEN, NEXT_PUBLIC_ERROR_REPORTS_DSN, ' +
      'NEXT_PUBLIC_VISIT_REPORTS_URL, PICTURE_PATHS, PICTURE_HOSTS.',
  );
});

test('a server on a Node version that is too old for the page cache exits', async () => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
  expect(await startIn({})).toEqual(['start: Node 24 or newer is needed; this is 20.20.2.', 1]);
});
