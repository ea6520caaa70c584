// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const router = vi.hoisted(() => {
  const listeners = new Map<string, (path: string, options: { shallow: boolean }) => void>();
  return {
    listeners,
    pathname: '',
    query: {},
    asPath: '',
    locale: 'en',
    prefetch: vi.fn(() => Promise.resolve()),
    events: {
      on: (name: string, listener: (path: string, options: { shallow: boolean }) => void) =>
        listeners.set(name, listener),
      off: (name: string, listener: unknown) => {
        if (listeners.get(name) === listener) listeners.delete(name);
      },
    },
  };
});
vi.mock('next/router', () => ({ default: router }));
vi.mock('@/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }));

const { prefetchFirstPage } = await import('./prefetch-first-page');

beforeEach(() => {
  Object.assign(router, { pathname: '/group-tour/[id]', query: { id: '17' }, asPath: '/group-tour/17' });
  router.prefetch.mockClear();
  prefetchFirstPage();
});

const emit = (name: string, shallow = false) => router.listeners.get(name)?.('/blog', { shallow });

function leaveFor(pathname: string) {
  emit('routeChangeStart');
  Object.assign(router, { pathname, query: {}, asPath: pathname });
  emit('routeChangeComplete');
}

test('the first page is fetched once, when it has been left', () => {
  leaveFor('/blog');
  expect(router.prefetch).toHaveBeenCalledWith('/group-tour/[id]?id=17', '/group-tour/17', { locale: 'en' });
  leaveFor('/contact');
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

test('a changed query does not leave the page, and Back leads to the changed address', () => {
  emit('routeChangeStart', true);
  Object.assign(router, { query: { id: '17', itinerary: '5' }, asPath: '/group-tour/17?itinerary=5' });
  emit('routeChangeComplete', true);
  expect(router.prefetch).not.toHaveBeenCalled();
  leaveFor('/blog');
  expect(router.prefetch).toHaveBeenCalledWith('/group-tour/[id]?id=17&itinerary=5', '/group-tour/17?itinerary=5', {
    locale: 'en',
  });
});

test('after a navigation that failed the first page is the one that is left at last', () => {
  emit('routeChangeStart');
  emit('routeChangeStart', true);
  Object.assign(router, { query: { id: '17', itinerary: '5' }, asPath: '/group-tour/17?itinerary=5' });
  emit('routeChangeComplete', true);
  leaveFor('/blog');
  expect(router.prefetch.mock.calls).toEqual([
    ['/group-tour/[id]?id=17&itinerary=5', '/group-tour/17?itinerary=5', { locale: 'en' }],
  ]);
});
