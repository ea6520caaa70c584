// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { loadOtherLanguageAfterBack } from './load-other-language';

vi.mock('next/router', () => ({ default: { router: { locale: 'en' } } }));

beforeAll(loadOtherLanguageAfterBack);

/** Goes back to an entry that a query changed and returns whether Next may keep the page. */
function isKept(locale: string) {
  const state = { url: '/', as: '/', options: { shallow: true, locale }, __N: true };
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return state.options.shallow;
}

test('Back to an entry in the same language keeps the page', () => {
  expect(isKept('en')).toBe(true);
});

test('Back to an entry in another language loads the page', () => {
  expect(isKept('id')).toBe(false);
});

test('an entry of a fragment, which has no state, is left alone', () => {
  expect(() => window.dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
});
