// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { tokenOf } from '../../scripts/lib/member-session.ts';
import { withMockServer } from '../../tests/support/with-mock-server';

const service = withMockServer();
const MINUTE_MS = 60_000;
let unmounted: AbortController;
let stop: () => void;

beforeEach(() => {
  unmounted = new AbortController();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  // Every page load has new module instances.
  vi.resetModules();
});

afterEach(() => {
  unmounted.abort();
  stop();
  vi.useRealTimers();
});

const fetchToken = () => tokenOf(publicEnv.serviceHost, { email: 'ratna@kelana.example', password: 'Kelana2027' });

/** Mounts a member page as React's development mode does: every effect runs twice. */
async function openPage(token: string, isFresh = false) {
  localStorage.setItem('kelana.token', token);
  const session = await import('@/state/session');
  const { checkTokenOnReturn } = await import('./token-on-return');
  stop = session.startSession();
  checkTokenOnReturn(AbortSignal.abort(), isFresh);
  checkTokenOnReturn(unmounted.signal, isFresh);
  return session;
}

const checks = () => service.calls.all().filter(({ operationId }) => operationId === 'checkToken');
const expectChecks = (count: number) => vi.waitFor(() => expect(checks()).toHaveLength(count));

function returnToTabAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits long enough for a request to reach the service. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a stored token is checked once, and a valid one changes nothing', async () => {
  const { sessionState } = await openPage(await fetchToken());
  await expectChecks(1);
  await settle();
  expect(checks()).toHaveLength(1);
  expect(sessionState.status).toBe('member');
});

test('a token that is no longer valid ends the session', async () => {
  const { sessionState } = await openPage('long-gone');
  await vi.waitFor(() => expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' }));
});

test.each([{ status: 500 }, { network: true }, { status: 429 }] as const)(
  'a failure of %j changes nothing',
  async (fault) => {
    service.faults.add({ ...fault, operationId: 'checkToken' });
    const { sessionState } = await openPage('long-gone');
    await expectChecks(1);
    await settle();
    expect(sessionState).toMatchObject({ status: 'member', token: 'long-gone' });
  },
);

test.each([
  [false, 1],
  [true, 0],
])('with a fresh sign-in: %s, returning to the tab checks after five minutes, not before', async (isFresh, before) => {
  const { signOut } = await openPage(await fetchToken(), isFresh);
  await expectChecks(before);
  returnToTabAfter(4);
  await settle();
  expect(checks()).toHaveLength(before);
  returnToTabAfter(1);
  await expectChecks(before + 1);
  signOut();
  returnToTabAfter(6);
  await settle();
  expect(checks()).toHaveLength(before + 1);
});
