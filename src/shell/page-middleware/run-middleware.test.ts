import { expect, test } from 'vitest';
import { runMiddleware } from './run-middleware';
import type { PageVisit } from './verdict';

const visit = (status: PageVisit['session']['status'], more: Partial<PageVisit> = {}): PageVisit => ({
  session: { status, endedBy: null },
  path: '/account/booking?tab=done',
  ...more,
});

test('a page without middleware is open', () => {
  expect(runMiddleware([], visit('unknown'))).toEqual({ kind: 'pass' });
});

test('auth lets members pass and waits while nobody knows', () => {
  expect(runMiddleware(['auth'], visit('member'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['auth'], visit('unknown'))).toEqual({ kind: 'wait' });
});

test('auth sends visitors to sign in and back to where they were', () => {
  expect(runMiddleware(['auth'], visit('visitor'))).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Ddone',
  });
});

test('an expired session signs in again, a finished one goes home', () => {
  const ended = (endedBy: PageVisit['session']['endedBy']) =>
    runMiddleware(['auth'], { session: { status: 'visitor', endedBy }, path: '/account' });
  expect(ended('expired')).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
  expect(ended('logout')).toEqual({ kind: 'redirect', to: '/' });
  expect(ended('elsewhere')).toEqual({ kind: 'redirect', to: '/' });
});

test('guest shows its page to visitors and while nobody knows', () => {
  expect(runMiddleware(['guest'], visit('visitor'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['guest'], visit('unknown'))).toEqual({ kind: 'pass' });
});

test.each([
  [undefined, '/'],
  ['/booking/12?itinerary=120703', '/booking/12?itinerary=120703'],
  ['//evil.example', '/'],
  [['/account', '/x'], '/'],
  ['/auth/sign-up', '/'],
])('guest sends a member who came from %j to %s', (from, to) => {
  expect(runMiddleware(['guest'], visit('member', { from }))).toEqual({ kind: 'redirect', to });
});

test.each(['premium', '', 'toString', '__proto__'])('the name %j is unknown', (name) => {
  expect(runMiddleware(['auth', name], visit('visitor'))).toEqual({ kind: 'unknown', name });
});
