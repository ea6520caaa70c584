// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { useTitleFocus } from './use-title-focus';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useTitleFocus();
  return (
    <main>
      <h1>Profil</h1>
    </main>
  );
}

/** The focus at `/account` after a visit that began at `first`. */
function focusAfter(first: string) {
  vi.stubGlobal('__NEXT_DATA__', { page: first });
  renderInShell(<Page />, { router: stillRouter({ pathname: '/account', asPath: '/account' }) });
  return document.activeElement?.tagName;
}

test('the title of a page that came late has the focus', () => {
  expect(focusAfter('/auth/sign-up')).toBe('H1');
});

test('a page the browser has loaded begins at its beginning', () => {
  expect(focusAfter('/account')).toBe('BODY');
});

test('a focus that stands somewhere already is not taken away', () => {
  const search = document.createElement('input');
  document.body.append(search);
  search.focus();
  expect(focusAfter('/auth/sign-up')).toBe('INPUT');
  search.remove();
});
