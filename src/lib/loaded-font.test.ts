// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadFont, showLoadedFont } from './loaded-font';

test('the font is shown after its file has been loaded, and not before', async () => {
  const made: string[][] = [];
  class Font {
    constructor(name: string, source: string) {
      made.push([name, source]);
    }
    load = async () => this;
  }
  const add = vi.fn();
  vi.stubGlobal('FontFace', Font);
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
  const loading = loadFont();
  showLoadedFont();
  expect(document.documentElement.dataset.font).toBeUndefined();
  await loading;
  showLoadedFont();
  expect(document.documentElement.dataset.font).toBe('loaded');
  expect(made).toEqual([
    ['Plus Jakarta Sans Loaded', expect.stringMatching(/plus-jakarta-sans-latin-wght-normal\.woff2"\)$/)],
  ]);
  expect(add).toHaveBeenCalledWith(expect.any(Font));
});
