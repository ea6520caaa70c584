// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lastEmail, rememberMember } from './last-member';
import { endWithPassword, expireSession, sessionState, signIn, signOut } from './session';

afterEach(() => {
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

function signInAs(token: string, email?: string) {
  signIn(token);
  if (email) rememberMember(email, sessionState.session);
}

test.each([
  ['expires', () => expireSession('ratna')],
  ['ends because of a new password', () => endWithPassword('ratna')],
])('the email of a member is kept when the session %s', (_how, end) => {
  signInAs('ratna', 'ratna@kelana.example');
  expect(lastEmail()).toBe('');
  end();
  expect(lastEmail()).toBe('ratna@kelana.example');
});

test('a member who signed out is forgotten', () => {
  signInAs('ratna', 'ratna@kelana.example');
  signOut();
  expect(lastEmail()).toBe('');
});

test('the email of an earlier member is not offered to the next one', () => {
  signInAs('ratna', 'ratna@kelana.example');
  signInAs('bima');
  expireSession('bima');
  expect(lastEmail()).toBe('');
});
