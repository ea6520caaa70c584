// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { RouterContext } from '@/next-internals/router-context';
import { mockRouter } from '../../tests/support/render-in-shell';
import { PageLanguagesContext, useContentLang } from './content-language';
import type { Locale } from './locales';

function langOn(locale: Locale, texts: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={mockRouter({ locale })}>
      <PageLanguagesContext value={{ texts, page: [texts] }}>{children}</PageLanguagesContext>
    </RouterContext.Provider>
  );
  return renderHook(useContentLang, { wrapper }).result.current;
}

test('a text in the language of the page has no attribute, another one names its language', () => {
  expect(langOn('en', 'en')()).toBeUndefined();
  expect(langOn('en', 'id')()).toBe('id');
  expect(langOn('id', 'id')()).toBeUndefined();
});

test('a row that names its language counts before the texts of the page', () => {
  expect(langOn('en', 'en')('id')).toBe('id');
  expect(langOn('en', 'id')('en')).toBeUndefined();
});
