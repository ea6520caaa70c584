// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lastEmail, rememberMember } from './last-member';
import { endWithPassword, expireSession, sessionState, signIn, signOut } from './session';

afterEach(() => {
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

function visitOf(token: string, email?: string) {
  signIn(token);
  if (email) rememberMember(email, sessionState.session);
}

test.each([
  ['ran out', () => expireSession('ratna')],
  ['ended with the old password', () => endWithPassword('ratna')],
])('the email of a member is kept when the session %s', (_how, end) => {
  visitOf('ratna', 'ratna@kelana.example');
  expect(lastEmail()).toBe('');
  end();
  expect(lastEmail()).toBe('ratna@kelana.example');
});

test('a member who signed out is forgotten', () => {
  visitOf('ratna', 'ratna@kelana.example');
  signOut();
  expect(lastEmail()).toBe('');
});

test('the email of an earlier member is not offered to the next one', () => {
  visitOf('ratna', 'ratna@kelana.example');
  visitOf('bima');
  expireSession('bima');
  expect(lastEmail()).toBe('');
});
