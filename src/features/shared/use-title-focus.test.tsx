// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { useTitleFocus } from './use-title-focus';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useTitleFocus();
  return (
    <main>
      <h1>Profil</h1>
    </main>
  );
}

/** Returns the tag of the focused element at `/account` after a visit that started at `firstPage`. */
function focusAfter(firstPage: string) {
  vi.stubGlobal('__NEXT_DATA__', { page: firstPage });
  renderInShell(<Page />, { router: mockRouter({ pathname: '/account', asPath: '/account' }) });
  return document.activeElement?.tagName;
}

test('the title has the focus after a client-side navigation', () => {
  expect(focusAfter('/auth/sign-up')).toBe('H1');
});

test('the first page of a visit does not move the focus', () => {
  expect(focusAfter('/account')).toBe('BODY');
});

test('an element that already has the focus keeps it', () => {
  const search = document.createElement('input');
  document.body.append(search);
  search.focus();
  expect(focusAfter('/auth/sign-up')).toBe('INPUT');
  search.remove();
});
