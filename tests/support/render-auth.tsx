import type { ReactNode } from 'react';
import auth from '../../public/locales/id/auth.json';
import common from '../../public/locales/id/common.json';
import form from '../../public/locales/id/form.json';
import validation from '../../public/locales/id/validation.json';
import { MessagesProvider } from '../../src/i18n/messages-context.tsx';
import { mockRouter, renderInShell } from './render-in-shell.tsx';

/** Renders a component of the auth pages with its messages and these query parameters. */
export function renderAuth(element: ReactNode, query: Record<string, string> = {}, isReady = true) {
  const messages = { auth, common, form, validation };
  return renderInShell(<MessagesProvider messages={messages}>{element}</MessagesProvider>, {
    router: mockRouter({ pathname: '/auth/sign-in', asPath: '/auth/sign-in', query, isReady }),
  });
}
