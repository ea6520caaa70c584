// @vitest-environment jsdom
import Router from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchFontOnNextPage } from './font-of-next-page';

const fonts = { check: vi.fn(), load: vi.fn(() => Promise.resolve([])) };

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  fonts.check.mockReturnValue(true);
  fonts.load.mockClear();
  delete document.documentElement.dataset.font;
});

let stop = () => {};
afterEach(() => stop());

const open = (shallow = false) => {
  document.body.click();
  Router.events.emit('routeChangeComplete', '/faq', { shallow });
};
const usedFont = () => document.documentElement.dataset.font;

test('the next page uses the font that was loaded after the first', () => {
  stop = switchFontOnNextPage();
  expect(fonts.load).toHaveBeenCalledOnce();
  expect(usedFont()).toBeUndefined();
  open();
  expect(usedFont()).toBe('loaded');
});

test('a change of the query keeps the font, and so does a page before the font is there', () => {
  stop = switchFontOnNextPage();
  open(true);
  expect(usedFont()).toBeUndefined();
  fonts.check.mockReturnValue(false);
  open();
  expect(usedFont()).toBeUndefined();
  fonts.check.mockReturnValue(true);
  open();
  expect(usedFont()).toBe('loaded');
});

test('a page that appears long after a press, or without one, keeps the font', () => {
  stop = switchFontOnNextPage();
  Router.events.emit('routeChangeComplete', '/faq', { shallow: false });
  expect(usedFont()).toBeUndefined();
  document.body.click();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 600);
  Router.events.emit('routeChangeComplete', '/faq', { shallow: false });
  clock.mockRestore();
  expect(usedFont()).toBeUndefined();
});
