// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { sessionState } from '@/state/session';
import { showNotice, toastsState } from '@/state/toasts';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { PageGuard } from './page-guard';

const member = { status: 'member', token: 'abc', endedBy: null };
const visitor = { status: 'visitor', token: null, endedBy: null };

beforeEach(() => {
  Object.assign(sessionState, visitor);
});

function visit(names: string[], asPath: string, from?: string, locale: Locale = 'id') {
  const router = mockRouter({ asPath, query: from ? { from } : {} });
  return renderInShell(
    <PageGuard names={names}>
      <p>isi halaman</p>
    </PageGuard>,
    { router, locale },
  );
}

test('a visitor of a member page is redirected to sign-in and sees no content', () => {
  const { router } = visit(['auth'], '/account?tab=1');
  expect(screen.queryByText('isi halaman')).toBe(null);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/auth/sign-in?from=%2Faccount%3Ftab%3D1');
});

test('the return path includes the fragment', () => {
  const { router } = visit(['auth'], '/account?tab=1#points');
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
