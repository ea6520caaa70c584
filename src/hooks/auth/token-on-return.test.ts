// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { withMockServer } from '../../../tests/support/with-mock-server';

const service = withMockServer();
const MINUTE_MS = 60_000;
let left: AbortController;
let stop: () => void;

beforeEach(() => {
  left = new AbortController();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  // A new page load has its own module instances.
  vi.resetModules();
});

afterEach(() => {
  left.abort();
  stop();
  vi.useRealTimers();
});

async function liveToken(): Promise<string> {
  const response = await fetch(`${publicEnv.serviceHost}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' }),
  });
  return (await response.json()).data.token;
}

/** Mounts a member's page as React's development mode does, with every effect twice. */
async function arrive(token: string, isFresh = false) {
  localStorage.setItem('kelana.token', token);
  const session = await import('@/state/session');
  const { checkTokenOnReturn } = await import('./token-on-return');
  stop = session.startSession();
  checkTokenOnReturn(AbortSignal.abort(), isFresh);
  checkTokenOnReturn(left.signal, isFresh);
  return session;
}

const checks = () => service.calls.all().filter(({ operationId }) => operationId === 'checkToken');
const expectChecks = (count: number) => vi.waitFor(() => expect(checks()).toHaveLength(count));

function lookAgainAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits long enough for a call to reach the service. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a stored token is checked once, and a valid one changes nothing', async () => {
  const { sessionState } = await arrive(await liveToken());
  await expectChecks(1);
  await settle();
  expect(checks()).toHaveLength(1);
  expect(sessionState.status).toBe('member');
});

test('a token that is no longer valid ends the session', async () => {
  const { sessionState } = await arrive('long-gone');
  await vi.waitFor(() => expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' }));
});

test.each([{ status: 500 }, { network: true }, { status: 429 }] as const)(
  'a failure of %j changes nothing',
  async (fault) => {
    service.faults.add({ ...fault, operationId: 'checkToken' });
    const { sessionState } = await arrive('long-gone');
    await expectChecks(1);
    await settle();
    expect(sessionState).toMatchObject({ status: 'member', token: 'long-gone' });
  },
);

test('a fresh sign-in is checked after five minutes, not before', async () => {
  await arrive(await liveToken(), true);
  lookAgainAfter(4);
  await settle();
  expect(checks()).toEqual([]);
  lookAgainAfter(1);
  await expectChecks(1);
});

test('no check is sent after signing out', async () => {
  const { signOut } = await arrive(await liveToken());
  await expectChecks(1);
  signOut();
  lookAgainAfter(6);
  await settle();
  expect(checks()).toHaveLength(1);
});

test('returning to the tab checks after five minutes, not before', async () => {
  await arrive(await liveToken());
  await expectChecks(1);
  lookAgainAfter(4);
  await settle();
  expect(checks()).toHaveLength(1);
  lookAgainAfter(1);
  await expectChecks(2);
});

test('an answer about an earlier token does not affect the new session', async () => {
  const token = await liveToken();
  const { sessionState, signIn } = await import('@/state/session');
  service.override('checkToken', ({ reply }) => {
    signIn(token);
    return reply(401, { success: false, message: 'invalid token' });
  });
  await arrive('long-gone');
  await expectChecks(1);
  await settle();
  expect(sessionState).toMatchObject({ status: 'member', token });
});
