// @vitest-environment jsdom
import Router from 'next/router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { switchFontOnNextPage } from './font-of-next-page';

const font = vi.hoisted(() => ({ isLoaded: false, shown: 0 }));
vi.mock('@/lib/loaded-font', () => ({
  loadFont: async () => {
    font.isLoaded = true;
  },
  showLoadedFont: () => {
    font.shown += 1;
  },
}));

beforeAll(() => switchFontOnNextPage());
beforeEach(() => {
  font.shown = 0;
});

const arrive = (shallow = false) => Router.events.emit('routeChangeComplete', '/faq', { shallow });

test('the font is loaded, and a page that appears without a press keeps its own', () => {
  arrive();
  expect(font).toEqual({ isLoaded: true, shown: 0 });
});

test('a change of the query keeps the font', () => {
  document.body.click();
  arrive(true);
  expect(font.shown).toBe(0);
});

test('a page that appears long after a press keeps the font', () => {
  document.body.click();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 600);
  arrive();
  clock.mockRestore();
  expect(font.shown).toBe(0);
});
