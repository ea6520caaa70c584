import { expect, test } from 'vitest';
import { redirectTricks } from '../../../tests/support/redirect-tricks.ts';
import { type PageVisit, runMiddleware } from './page-middleware';

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
    runMiddleware(['auth'], { session: { status: 'visitor', endedBy }, path: '/account', wasShown: true });
  expect(ended('expired')).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
  expect(ended('logout')).toEqual({ kind: 'redirect', to: '/' });
  expect(ended('elsewhere')).toEqual({ kind: 'redirect', to: '/' });
});

test('whoever has changed the password signs in again and goes on to the profile', () => {
  const change = { session: { status: 'visitor', endedBy: 'password' }, path: '/account/change-password' } as const;
  const to = (visit: PageVisit) => runMiddleware(['auth'], visit);
  expect(to({ ...change, wasShown: true })).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
  // Another member page opened afterwards is where they want to go.
  expect(to({ ...change, path: '/account/booking' })).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking',
  });
});

test('whose password was changed in another tab signs in again and comes back', () => {
  const session = { status: 'visitor', endedBy: 'password' } as const;
  expect(runMiddleware(['auth'], { session, path: '/account/booking?tab=past', wasShown: true })).toEqual({
    kind: 'redirect',
    to: '/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Dpast',
  });
});

test('who has signed out somewhere before signs in to open a member page', () => {
  const verdict = runMiddleware(['auth'], { session: { status: 'visitor', endedBy: 'logout' }, path: '/account' });
  expect(verdict).toEqual({ kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' });
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

test.each(redirectTricks)('guest sends a member who came from %j nowhere else', (from) => {
  const verdict = runMiddleware(['guest'], visit('member', { from }));
  expect(verdict.kind === 'redirect' && new URL(verdict.to, 'https://kelana.example').origin).toBe(
    'https://kelana.example',
  );
});

test.each(['premium', '', 'toString', '__proto__'])('the unknown name %j gives status 500', (name) => {
  expect(runMiddleware(['auth', name], visit('visitor'))).toEqual({ kind: 'error', status: 500 });
});
