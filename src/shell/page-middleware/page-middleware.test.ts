import { expect, test } from 'vitest';
import { redirectTricks } from '../../../tests/support/redirect-attacks.ts';
import { type PageVisit, runMiddleware } from './page-middleware';

const visit = (status: PageVisit['session']['status'], overrides: Partial<PageVisit> = {}): PageVisit => ({
  session: { status, endedBy: null },
  path: '/account/booking?tab=done',
  ...overrides,
});

test('a page without middleware is open', () => {
  expect(runMiddleware([], visit('unknown'))).toEqual({ kind: 'pass' });
});

test('auth lets members pass and waits while the session is unknown', () => {
  expect(runMiddleware(['auth'], visit('member'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['auth'], visit('unknown'))).toEqual({ kind: 'wait' });
});

test('auth redirects visitors to sign-in with the return path', () => {
  expect(runMiddleware(['auth'], visit('visitor'))).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Ddone',
  });
});

test('an expired session redirects to sign-in, a sign-out redirects to the home page', () => {
  const verdictAfter = (endedBy: PageVisit['session']['endedBy']) =>
    runMiddleware(['auth'], { session: { status: 'visitor', endedBy }, path: '/account', wasShown: true });
  expect(verdictAfter('expired')).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
  expect(verdictAfter('logout')).toEqual({ kind: 'redirect', to: '/' });
  expect(verdictAfter('elsewhere')).toEqual({ kind: 'redirect', to: '/' });
});

test('a member who changed the password is redirected to sign-in and continues to the profile', () => {
  const change = { session: { status: 'visitor', endedBy: 'password' }, path: '/account/change-password' } as const;
  const verdictOf = (visit: PageVisit) => runMiddleware(['auth'], visit);
  expect(verdictOf({ ...change, wasShown: true })).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
  // A member page opened afterwards is the return path instead.
  expect(verdictOf({ ...change, path: '/account/booking' })).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking',
  });
});

test('a password change in another tab redirects to sign-in with the return path', () => {
  const session = { status: 'visitor', endedBy: 'password' } as const;
  expect(runMiddleware(['auth'], { session, path: '/account/booking?tab=past', wasShown: true })).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Dpast',
  });
});

test('a member page opened after an earlier sign-out redirects to sign-in', () => {
  const verdict = runMiddleware(['auth'], { session: { status: 'visitor', endedBy: 'logout' }, path: '/account' });
  expect(verdict).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
});

test('guest shows its page to visitors and while the session is unknown', () => {
  expect(runMiddleware(['guest'], visit('visitor'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['guest'], visit('unknown'))).toEqual({ kind: 'pass' });
});

test.each([
  [undefined, '/'],
  ['/booking/12?itinerary=120703', '/booking/12?itinerary=120703'],
  ['//evil.example', '/'],
  [['/account', '/x'], '/'],
  ['/auth/sign-up', '/'],
])('guest redirects a member with the return path %j to %s', (from, to) => {
  expect(runMiddleware(['guest'], visit('member', { from }))).toEqual({ kind: 'redirect', to, keepsPage: true });
});

test.each(redirectTricks)('guest redirects a member with the return path %j only within the site', (from) => {
  const verdict = runMiddleware(['guest'], visit('member', { from }));
  expect(verdict.kind === 'redirect' && new URL(verdict.to, 'https://kelana.example').origin).toBe(
    'https://kelana.example',
  );
});

test.each(['premium', '', 'toString', '__proto__'])('the unknown name %j gives status 500', (name) => {
  expect(runMiddleware(['auth', name], visit('visitor'))).toEqual({ kind: 'error', status: 500 });
});
