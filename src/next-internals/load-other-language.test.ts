// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOtherLanguageAfterBack } from './load-other-language';

const next = vi.hoisted(() => ({ router: { locale: 'en', isSsr: true } }));
vi.mock('next/router', () => ({ default: next }));

beforeAll(loadOtherLanguageAfterBack);
beforeEach(() => {
  next.router.isSsr = true;
});

/** Goes back to an entry that a query changed and returns whether Next may keep the page, for either of two reasons. */
function isKept(locale: string) {
  const state = { url: '/', as: '/', options: { shallow: true, locale }, __N: true };
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return [state.options.shallow, next.router.isSsr];
}

test('Back to an entry in the same language keeps the page', () => {
  expect(isKept('en')).toEqual([true, true]);
});

test('Back to an entry in another language loads the page', () => {
  expect(isKept('id')).toEqual([false, false]);
});

test('an entry of a fragment, which has no state, is left alone', () => {
  expect(() => window.dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
});
