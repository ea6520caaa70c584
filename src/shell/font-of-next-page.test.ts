// @vitest-environment jsdom
import Router from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadFont, showLoadedFont } from '@/lib/loaded-font';
import { switchFontOnNextPage } from './font-of-next-page';

vi.mock('@/lib/loaded-font', () => ({ loadFont: vi.fn(async () => {}), showLoadedFont: vi.fn() }));

let stop = () => {};
afterEach(() => {
  stop();
  vi.mocked(showLoadedFont).mockClear();
});

const open = (shallow = false) => {
  document.body.click();
  Router.events.emit('routeChangeComplete', '/faq', { shallow });
};

test('the next page shows the font that was loaded after the first', () => {
  stop = switchFontOnNextPage();
  expect(loadFont).toHaveBeenCalledOnce();
  expect(showLoadedFont).not.toHaveBeenCalled();
  open();
  expect(showLoadedFont).toHaveBeenCalledOnce();
});

test('a change of the query keeps the font', () => {
  stop = switchFontOnNextPage();
  open(true);
  expect(showLoadedFont).not.toHaveBeenCalled();
});

test('a page that appears long after a press, or without one, keeps the font', () => {
  stop = switchFontOnNextPage();
  Router.events.emit('routeChangeComplete', '/faq', { shallow: false });
  document.body.click();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 600);
  Router.events.emit('routeChangeComplete', '/faq', { shallow: false });
  clock.mockRestore();
  expect(showLoadedFont).not.toHaveBeenCalled();
});
