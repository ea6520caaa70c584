// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  endWithPassword,
  expireSession,
  lastEmail,
  rememberMember,
  sameSession,
  sessionState,
  signIn,
  signOut,
  startSession,
} from './session';

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});

afterEach(() => stop?.());

function setTokenInOtherTab(token: string | null, key: string | null = 'kelana.token') {
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('signing in stores the token and nothing else, for the next page too; signing out removes it', () => {
  stop = startSession();
  signIn('abc');
  expect({ ...localStorage }).toEqual({ 'kelana.token': 'abc' });
  stop();
  Object.assign(sessionState, { status: 'unknown', token: null });
  stop = startSession();
  expect(sessionState).toMatchObject({ status: 'member', token: 'abc' });
  signOut();
  expect(localStorage.length).toBe(0);
  expect(sessionState).toMatchObject({ status: 'visitor', token: null, endedBy: 'logout' });
});

test('a late 401 for an old token does not affect the newer session', () => {
  stop = startSession();
  signIn('old');
  signIn('new');
  expireSession('old');
  expect(sessionState).toMatchObject({ status: 'member', token: 'new' });
  expireSession('new');
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' });
});

test('every new token starts a new session, here and from another tab', () => {
  stop = startSession();
  const numbers = [sessionState.session];
  const record = () => numbers.push(sessionState.session);
  signIn('ratna');
  record();
  signIn('ratna');
  record();
  setTokenInOtherTab('bima');
  record();
  signOut();
  record();
  const [first = 0] = numbers;
  expect(numbers.map((number) => number - first)).toEqual([0, 1, 1, 2, 3]);
});

test('a 401 before a sign-in or after a sign-out changes nothing', () => {
  stop = startSession();
  expireSession('abc');
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: null });
  signIn('abc');
  signOut();
  expireSession('abc');
  expect(sessionState.endedBy).toBe('logout');
});

function announceEnd(reason: string) {
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.session-end', newValue: reason }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.session-end', newValue: null }));
}

test('an expiry or a password change in another tab ends the session here too; other reasons count as elsewhere', () => {
  stop = startSession();
  for (const [reason, endedBy] of [
    ['expired', 'expired'],
    ['password', 'password'],
    ['logout', 'elsewhere'],
    ['nonsense', 'elsewhere'],
  ] as const) {
    setTokenInOtherTab('xyz');
    announceEnd(reason);
    setTokenInOtherTab(null);
    expect(sessionState).toMatchObject({ status: 'visitor', endedBy });
  }
});

test('an announced reason without an end does not apply to a later end', () => {
  stop = startSession();
  announceEnd('expired');
  signIn('abc');
  setTokenInOtherTab(null, null);
  expect(sessionState.endedBy).toBe('elsewhere');
});

test('other tabs get the reason before the token is removed, and the reason is removed after it', () => {
  stop = startSession();
  signIn('abc');
  const removed: string[] = [];
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removed.push(`${key} after ${this.getItem('kelana.session-end')}`);
    this.setItem(key, '');
  });
  expireSession('abc');
  expect(removed).toEqual(['kelana.token after expired', 'kelana.session-end after expired']);
});

test('a refused token does not end a session that another tab has begun in the meantime', () => {
  stop = startSession();
  signIn('old');
  localStorage.setItem('kelana.token', 'new');
  expireSession('old');
  expect(sessionState).toMatchObject({ status: 'member', token: 'new' });
  expect(localStorage.getItem('kelana.token')).toBe('new');
});

test('a page from the back/forward cache reads the token again', () => {
  stop = startSession();
  signIn('abc');
  localStorage.removeItem('kelana.token');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(sessionState.status).toBe('member');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'elsewhere' });
});

test('other storage keys are ignored, a cleared storage is not', () => {
  stop = startSession();
  signIn('abc');
  setTokenInOtherTab(null, 'kelana.draft');
  expect(sessionState.status).toBe('member');
  setTokenInOtherTab(null, null);
  expect(sessionState.status).toBe('visitor');
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

test.each([
  ['expires', () => expireSession('ratna'), 'ratna@kelana.example'],
  ['ends because of a new password', () => endWithPassword('ratna'), 'ratna@kelana.example'],
  ['is signed out', () => signOut(), ''],
])('when the session %s, the email of the member is offered again unless the member left', (_how, end, email) => {
  signIn('ratna');
  rememberMember('ratna@kelana.example', sessionState.session);
  expect(lastEmail()).toBe('');
  end();
  expect(lastEmail()).toBe(email);
  signIn('bima');
  expireSession('bima');
  expect(lastEmail()).toBe('');
});
