// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireSession, sessionState, signIn, signOut, startSession } from './session';

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});

afterEach(() => stop?.());

function otherTab(token: string | null, key: string | null = 'kelana.token') {
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('nobody is known until the storage is read', () => {
  expect(sessionState.status).toBe('unknown');
  stop = startSession();
  expect(sessionState).toMatchObject({ status: 'visitor', token: null, endedBy: null });
});

test('a stored token makes a member', () => {
  localStorage.setItem('kelana.token', 'abc');
  stop = startSession();
  expect(sessionState).toMatchObject({ status: 'member', token: 'abc' });
});

test('signing in stores the token and nothing else', () => {
  stop = startSession();
  signIn('abc');
  expect({ ...localStorage }).toEqual({ 'kelana.token': 'abc' });
  expect(sessionState).toMatchObject({ status: 'member', token: 'abc' });
});

test('signing out removes the token and says why', () => {
  stop = startSession();
  signIn('abc');
  signOut();
  expect(localStorage.length).toBe(0);
  expect(sessionState).toMatchObject({ status: 'visitor', token: null, endedBy: 'logout' });
});

test('several failing calls end the session once', () => {
  stop = startSession();
  signIn('abc');
  signOut();
  expireSession('abc');
  expireSession('abc');
  expect(sessionState.endedBy).toBe('logout');
});

test('a late 401 for an old token leaves the newer session alone', () => {
  stop = startSession();
  signIn('old');
  signIn('new');
  expireSession('old');
  expect(sessionState).toMatchObject({ status: 'member', token: 'new' });
  expireSession('new');
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' });
});

test('every other token is a session of its own, here and from another tab', () => {
  stop = startSession();
  const numbers = [sessionState.session];
  const note = () => numbers.push(sessionState.session);
  signIn('ratna');
  note();
  signIn('ratna');
  note();
  otherTab('bima');
  note();
  signOut();
  note();
  const [first = 0] = numbers;
  expect(numbers.map((number) => number - first)).toEqual([0, 1, 1, 2, 3]);
});

test('a 401 before anybody signed in changes nothing', () => {
  stop = startSession();
  expireSession('abc');
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: null });
});

test('other tabs are followed in both directions', () => {
  stop = startSession();
  otherTab('xyz');
  expect(sessionState).toMatchObject({ status: 'member', token: 'xyz' });
  otherTab(null);
  expect(sessionState).toMatchObject({ status: 'visitor', token: null, endedBy: 'elsewhere' });
});

test('other keys of the storage are not ours, a cleared storage is', () => {
  stop = startSession();
  signIn('abc');
  otherTab(null, 'kelana.draft');
  expect(sessionState.status).toBe('member');
  otherTab(null, null);
  expect(sessionState.status).toBe('visitor');
});

test('nothing is followed after stopping', () => {
  startSession()();
  otherTab('xyz');
  expect(sessionState.status).toBe('visitor');
});
