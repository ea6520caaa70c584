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

const verdictOf = (
  names: string[],
  status: PageVisit['session']['status'],
  visit: Partial<PageVisit> = {},
  endedBy: PageVisit['session']['endedBy'] = null,
) => runMiddleware(names, { session: { status, endedBy }, path: '/account/booking?tab=done', ...visit });

test('a page without middleware is open, auth waits while the session is unknown, and guest shows its page', () => {
  expect(verdictOf([], 'unknown')).toEqual({ kind: 'pass' });
  expect(verdictOf(['auth'], 'unknown')).toEqual({ kind: 'wait' });
  expect([verdictOf(['guest'], 'unknown'), verdictOf(['guest'], 'visitor')]).toEqual([
    { kind: 'pass' },
    { kind: 'pass' },
  ]);
});

test.each([
  ['an expired session', 'expired', '/account', true, '/account'],
  ['a page opened after an earlier sign-out', 'logout', '/account', false, '/account'],
  ['a password change in another tab', 'password', '/account/booking?tab=past', true, '/account/booking?tab=past'],
  ['a changed password, and continues to the profile', 'password', '/account/change-password', true, '/account'],
  ['a page opened after a changed password', 'password', '/account/booking', false, '/account/booking'],
] as const)('sign-in follows %s', (_what, endedBy, path, wasShown, from) => {
  const to = `/auth/sign-in?from=${encodeURIComponent(from)}`;
  expect(verdictOf(['auth'], 'visitor', { path, wasShown }, endedBy)).toEqual({ kind: 'redirect', to });
});

test.each([
  [undefined, '/'],
  ['/booking/12?itinerary=120703', '/booking/12?itinerary=120703'],
  ['//evil.example', '/'],
  [['/account', '/x'], '/'],
  ['/auth/sign-up', '/'],
])('guest redirects a member with the return path %j to %s', (from, to) => {
  expect(verdictOf(['guest'], 'member', { from })).toEqual({ kind: 'redirect', to, keepsPage: true });
});

test.each(redirectTricks)('guest redirects a member with the return path %j only within the site', (from) => {
  const verdict = verdictOf(['guest'], 'member', { from });
  expect(verdict.kind === 'redirect' && new URL(verdict.to, 'https://kelana.example').origin).toBe(
    'https://kelana.example',
  );
});

test.each(['premium', '', 'toString', '__proto__'])('the unknown name %j gives status 500', (name) => {
  expect(verdictOf(['auth', name], 'visitor')).toEqual({ kind: 'error', status: 500 });
});
