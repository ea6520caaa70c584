import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { errorPageWords } from '@/i18n/error-page-words';
import type { Locale } from '@/i18n/locales';

/** A router that stands still and records where it was sent. */
export function stillRouter(place: Partial<NextRouter> = {}): NextRouter {
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
    ...place,
  } as NextRouter;
}

/** Renders with the real words, a still router and an empty SWR cache. */
export function renderInShell(element: ReactElement, options: { router?: NextRouter; locale?: Locale } = {}) {
  const locale = options.locale ?? 'id';
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: errorPageWords(locale)._nextI18Next?.initialI18nStore,
  });
  const router = options.router ?? stillRouter({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <RouterContext.Provider value={router}>
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      </RouterContext.Provider>
    </I18nextProvider>
  );
  return { router, ...render(element, { wrapper }) };
}
