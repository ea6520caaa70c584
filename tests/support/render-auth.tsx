import type { ReactElement } from 'react';
import { mockRouter, renderInShell } from './render-in-shell.tsx';

/** Renders a component of the auth pages with its messages and these query parameters. */
export function renderAuth(element: ReactElement, query: Record<string, string> = {}, isReady = true) {
  return renderInShell(element, {
    namespaces: ['auth', 'common', 'form', 'validation'],
    router: mockRouter({ pathname: '/auth/sign-in', asPath: '/auth/sign-in', query, isReady }),
  });
}
