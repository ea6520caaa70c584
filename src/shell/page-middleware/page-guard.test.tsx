// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { sessionState } from '@/state/session';
import { showNotice, toastsState } from '@/state/toasts';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { PageGuard } from './page-guard';

const member = { status: 'member', token: 'abc', endedBy: null };
const visitor = { status: 'visitor', token: null, endedBy: null };

beforeEach(() => {
  Object.assign(sessionState, visitor);
});

afterEach(cleanup);

function visit(names: string[], asPath: string, from?: string, locale: Locale = 'id') {
  const router = stillRouter({ asPath, query: from ? { from } : {} });
  return renderInShell(
    <PageGuard names={names}>
      <p>isi halaman</p>
    </PageGuard>,
    { router, locale },
  );
}

test('a visitor of a member page is sent to sign in and sees nothing of it', () => {
  const { router } = visit(['auth'], '/account?tab=1');
  expect(screen.queryByText('isi halaman')).toBe(null);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/auth/sign-in?from=%2Faccount%3Ftab%3D1');
});

test('the fragment of the address comes along', () => {
  const { router } = visit(['auth'], '/account?tab=1#points');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/auth/sign-in?from=%2Faccount%3Ftab%3D1%23points');
});

test('who is led to sign-in reads there, and only there, that the session is over', () => {
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
  'who is signed out of an open member page (%s) goes home',
  async (endedBy) => {
    Object.assign(sessionState, member);
    const { router } = visit(['auth'], '/account');
    await act(async () => Object.assign(sessionState, { ...visitor, endedBy }));
    expect(screen.queryByText('isi halaman')).toBe(null);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  },
);

test('whose session has run out signs in and comes back', async () => {
  Object.assign(sessionState, member);
  const { router } = visit(['auth'], '/account');
  await act(async () => Object.assign(sessionState, { ...visitor, endedBy: 'expired' }));
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/auth/sign-in?from=%2Faccount');
});

test('a member at sign-in goes where the link said', () => {
  Object.assign(sessionState, member);
  const { router } = visit(['guest'], '/auth/sign-in?from=%2Fbooking%2F12', '/booking/12');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/booking/12');
});

test.each([
  ['id', 'Middleware tidak dikenal'],
  ['en', 'Unknown middleware'],
] as const)('an unknown name shows the error page with 500 in %s', (locale, message) => {
  visit(['premium'], '/account', undefined, locale);
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('heading', { name: message })).toBeTruthy();
  expect(screen.queryByText('isi halaman')).toBe(null);
});
