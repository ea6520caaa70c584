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

test.each([
  ['a client-side navigation', '/auth/sign-up', 'H1'],
  ['the first page of a visit, which does not move it', '/account', 'BODY'],
])('the focus after %s', (_, firstPage, focused) => {
  expect(focusAfter(firstPage)).toBe(focused);
});

test('an element that already has the focus keeps it', () => {
  const search = document.createElement('input');
  document.body.append(search);
  search.focus();
  expect(focusAfter('/auth/sign-up')).toBe('INPUT');
  search.remove();
});
