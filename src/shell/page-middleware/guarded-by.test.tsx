// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { sessionState } from '@/state/session';
import { showNotice, toastsState } from '@/state/toasts';
import { redirectTricks } from '../../../tests/support/redirect-attacks.ts';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { guardedBy, type PageVisit, runMiddleware } from './guarded-by';

const { Guard } = guardedBy('auth');
const member = { status: 'member', token: 'abc', endedBy: null };
const visitor = { status: 'visitor', token: null, endedBy: null };

beforeEach(() => {
  Object.assign(sessionState, visitor);
});

function visit(names: string[], asPath: string, from?: string, locale: Locale = 'id') {
  const router = mockRouter({ asPath, query: from ? { from } : {} });
  return renderInShell(
    <Guard names={names}>
      <p>isi halaman</p>
    </Guard>,
    { router, locale },
  );
}

test('a visitor of a member page is redirected to sign-in and sees no content', () => {
  const { router } = visit(['auth'], '/account?tab=1#points');
  expect(screen.queryByText('isi halaman')).toBe(null);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/auth/sign-in?from=%2Faccount%3Ftab%3D1%23points');
});

test('a redirect to sign-in removes the notice, because the sign-in page shows it in its content', () => {
  showNotice('Sesi berakhir.');
  visit(['auth'], '/account');
  expect(toastsState.items).toEqual([]);
});

test('a member sees the member page', () => {
  Object.assign(sessionState, member);
  const { router } = visit(['auth'], '/account');
  expect(screen.getByText('isi halaman')).toBeTruthy();
  expect(router.replace).not.toHaveBeenCalled();
});

test.each(['logout', 'elsewhere'] as const)(
  'a sign-out on an open member page (%s) redirects to the home page',
  async (endedBy) => {
    Object.assign(sessionState, member);
    const { router } = visit(['auth'], '/account');
    await act(async () => Object.assign(sessionState, { ...visitor, endedBy }));
    expect(screen.queryByText('isi halaman')).toBe(null);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  },
);

test('a member on the sign-in page is redirected to the return path, and the page stays, inert, until then', () => {
  Object.assign(sessionState, member);
  const { router } = visit(['guest'], '/auth/sign-in?from=%2Fbooking%2F12', '/booking/12');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/booking/12');
  expect(screen.getByText('isi halaman').closest('[inert]')).toBeTruthy();
});

test.each([
  ['id', 'Middleware tidak dikenal'],
  ['en', 'Unknown middleware'],
] as const)('an unknown middleware name shows the error page with 500 in %s', (locale, message) => {
  visit(['premium'], '/account', undefined, locale);
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('heading', { name: message })).toBeTruthy();
  expect(screen.queryByText('isi halaman')).toBe(null);
});

const visitAs = (status: PageVisit['session']['status'], overrides: Partial<PageVisit> = {}): PageVisit => ({
  session: { status, endedBy: null },
  path: '/account/booking?tab=done',
  ...overrides,
});

test('a page without middleware is open, and auth waits while the session is unknown', () => {
  expect(runMiddleware([], visitAs('unknown'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['auth'], visitAs('unknown'))).toEqual({ kind: 'wait' });
});

test('an expired session, and a page opened after an earlier sign-out, redirect to sign-in', () => {
  const verdictAfter = (endedBy: PageVisit['session']['endedBy'], wasShown: boolean) =>
    runMiddleware(['auth'], { session: { status: 'visitor', endedBy }, path: '/account', wasShown });
  const toSignIn = { kind: 'redirect', to: '/auth/sign-in?from=%2Faccount' };
  expect([verdictAfter('expired', true), verdictAfter('logout', false)]).toEqual([toSignIn, toSignIn]);
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

test('guest shows its page to visitors and while the session is unknown', () => {
  expect(runMiddleware(['guest'], visitAs('visitor'))).toEqual({ kind: 'pass' });
  expect(runMiddleware(['guest'], visitAs('unknown'))).toEqual({ kind: 'pass' });
});

test.each([
  [undefined, '/'],
  ['/booking/12?itinerary=120703', '/booking/12?itinerary=120703'],
  ['//evil.example', '/'],
  [['/account', '/x'], '/'],
  ['/auth/sign-up', '/'],
])('guest redirects a member with the return path %j to %s', (from, to) => {
  expect(runMiddleware(['guest'], visitAs('member', { from }))).toEqual({ kind: 'redirect', to, keepsPage: true });
});

test.each(redirectTricks)('guest redirects a member with the return path %j only within the site', (from) => {
  const verdict = runMiddleware(['guest'], visitAs('member', { from }));
  expect(verdict.kind === 'redirect' && new URL(verdict.to, 'https://kelana.example').origin).toBe(
    'https://kelana.example',
  );
});

test.each(['premium', '', 'toString', '__proto__'])('the unknown name %j gives status 500', (name) => {
  expect(runMiddleware(['auth', name], visitAs('visitor'))).toEqual({ kind: 'error', status: 500 });
});
