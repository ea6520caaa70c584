import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { errorPageMessages } from '../../src/i18n/error-page-messages.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { MessagesContext } from '../../src/i18n/use-messages.ts';
import { RouterContext } from '../../src/next-internals/router-context.ts';

/** Returns a router that never navigates and records its calls; `overrides` replaces its properties. */
export function mockRouter(overrides: Partial<NextRouter> = {}): NextRouter {
  const events = new Map<string, Set<(...args: unknown[]) => void>>();
  return {
    route: '/',
    pathname: '/',
    asPath: '/',
    basePath: '',
    query: {},
    locale: 'id',
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    prefetch: vi.fn(async () => {}),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    beforePopState: vi.fn(),
    events: {
      on: (name, handler) => events.set(name, (events.get(name) ?? new Set()).add(handler)),
      off: (name, handler) => events.get(name)?.delete(handler),
      emit: (name, ...args) => {
        for (const handler of events.get(name) ?? []) handler(...args);
      },
    },
    ...overrides,
  } as NextRouter;
}

const readMessages = (locale: Locale, namespaces: string[]): Messages =>
  Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(`public/locales/${locale}/${name}.json`, 'utf8'))]),
  );

type Options = { router?: NextRouter; locale?: Locale; namespaces?: string[] };

/** Renders with the real messages (of `namespaces`, if given), a router that never navigates and an empty SWR cache. */
export function renderInShell(element: ReactElement, { locale = 'id', namespaces, ...options }: Options = {}) {
  const messages = namespaces ? readMessages(locale, namespaces) : errorPageMessages(locale);
  const router = options.router ?? mockRouter({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesContext value={messages}>
      <RouterContext.Provider value={router}>
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      </RouterContext.Provider>
    </MessagesContext>
  );
  return { router, ...render(element, { wrapper }) };
}
