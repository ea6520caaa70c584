// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { sameSession } from './same-session';
import { expireSession, sessionState, signIn } from './session';

afterEach(() => {
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

test('a session is the same until it ends or another one begins', () => {
  signIn('ratna');
  const isSame = sameSession();
  expect(isSame()).toBe(true);
  expireSession('ratna');
  expect(isSame()).toBe(false);
  signIn('bima');
  expect([isSame(), sameSession()()]).toEqual([false, true]);
});
