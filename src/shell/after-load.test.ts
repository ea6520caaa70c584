// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Listener = (path: string, options: { shallow: boolean }) => void;

const router = vi.hoisted(() => {
  const listeners: Record<string, Set<Listener>> = { routeChangeStart: new Set(), routeChangeComplete: new Set() };
  return {
    listeners,
    pathname: '',
    query: {},
    asPath: '',
    locale: 'en',
    prefetch: vi.fn(() => Promise.resolve()),
    events: {
      on: (name: string, listener: Listener) => listeners[name]?.add(listener),
      off: (name: string, listener: Listener) => listeners[name]?.delete(listener),
    },
  };
});
vi.mock('next/router', () => ({ default: router }));
vi.mock('@/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }));
vi.mock('@/data/refresh-on-other-language', () => ({ refreshOnOtherLanguage: () => {} }));

const { prefetchFirstPage, startAfterLoad } = await import('./after-load');

const made: unknown[][] = [];
const added: object[] = [];

beforeAll(async () => {
  class Font {
    constructor(...font: unknown[]) {
      made.push(font);
    }
    load = async () => this;
  }
  vi.stubGlobal('FontFace', Font);
  Object.defineProperty(document, 'fonts', { value: { add: (font: object) => added.push(font) }, configurable: true });
  document.body.click();
  const loading = startAfterLoad();
  emit('routeChangeComplete');
  expect(shownFont()).toBeUndefined();
  await loading;
});

beforeEach(() => {
  delete document.documentElement.dataset.font;
});

const emit = (name: string, shallow = false) => {
  for (const listener of [...(router.listeners[name] ?? [])]) listener('/blog', { shallow });
};
const shownFont = () => document.documentElement.dataset.font;

test('the font is shown with the page that appears soon after a press, once its file is loaded', () => {
  expect(made).toEqual([
    [
      'Plus Jakarta Sans Loaded',
      expect.stringMatching(/plus-jakarta-sans-latin-wght-normal\.woff2"\)$/),
      expect.anything(),
    ],
  ]);
  expect(added).toHaveLength(1);
  document.body.click();
  emit('routeChangeComplete', true);
  expect(shownFont()).toBeUndefined();
  const pressed = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(pressed + 600);
  emit('routeChangeComplete');
  expect(shownFont()).toBeUndefined();
  clock.mockRestore();
  emit('routeChangeComplete');
  expect(shownFont()).toBe('loaded');
});

function leaveFor(pathname: string) {
  emit('routeChangeStart');
  Object.assign(router, { pathname, query: {}, asPath: pathname });
  emit('routeChangeComplete');
}

function openTour() {
  Object.assign(router, { pathname: '/group-tour/[id]', query: { id: '17' }, asPath: '/group-tour/17' });
  for (const listeners of Object.values(router.listeners)) listeners.clear();
  router.prefetch.mockClear();
  prefetchFirstPage();
}

function changeQuery() {
  emit('routeChangeStart', true);
  Object.assign(router, { query: { id: '17', itinerary: '5' }, asPath: '/group-tour/17?itinerary=5' });
  emit('routeChangeComplete', true);
}

const changedTour = ['/group-tour/[id]?id=17&itinerary=5', '/group-tour/17?itinerary=5', { locale: 'en' }];

test('the first page is fetched once, when it has been left', () => {
  openTour();
  leaveFor('/blog');
  expect(router.prefetch.mock.calls).toEqual([['/group-tour/[id]?id=17', '/group-tour/17', { locale: 'en' }]]);
  leaveFor('/contact');
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

test('a changed query does not leave the page, nor does a navigation that failed; Back leads to the changed address', () => {
  openTour();
  emit('routeChangeStart');
  changeQuery();
  expect(router.prefetch).not.toHaveBeenCalled();
  leaveFor('/blog');
  expect(router.prefetch.mock.calls).toEqual([changedTour]);
});
