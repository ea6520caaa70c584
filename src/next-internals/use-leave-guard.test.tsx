// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { expect, test, vi } from 'vitest';
import { mockRouter } from '../../tests/support/render-in-shell';
import { RouterContext } from './router-context';
import { useLeaveGuard } from './use-leave-guard';

const guarded = '/account/edit-profile';

function Guarded({ isOn, ask }: { isOn: boolean; ask: () => Promise<boolean> }) {
  useLeaveGuard(isOn, ask);
  return null;
}

function renderGuard({ isOn = true, isAllowed = false } = {}) {
  const ask = vi.fn(async () => isAllowed);
  const router = mockRouter({ pathname: guarded, asPath: guarded, locales: ['id', 'en'], defaultLocale: 'id' });
  const view = render(
    <RouterContext.Provider value={router}>
      <Guarded isOn={isOn} ask={ask} />
    </RouterContext.Provider>,
  );
  return { ask, router, ...view };
}

/** Starts a navigation; returns false when the guard cancels it. */
function navigate(router: NextRouter, as: string, shallow = false): boolean {
  try {
    router.events.emit('routeChangeStart', as, { shallow });
    return true;
  } catch (thrown) {
    expect(thrown).toEqual({ cancelled: true });
    return false;
  }
}

const allowsBack = (router: NextRouter, as: string) =>
  vi.mocked(router.beforePopState).mock.lastCall?.[0]({ url: as, as, options: {} });
const allowsUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('a link asks, and the page stays after declining', async () => {
  const { ask, router } = renderGuard();
  const onError = vi.fn();
  router.events.on('routeChangeError', onError);
  expect(navigate(router, '/group-tour')).toBe(false);
  await settle();
  expect([ask.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1]);
  expect(router.push).not.toHaveBeenCalled();
  expect(navigate(router, '/group-tour')).toBe(false);
});

test.each([
  ['/group-tour?page=2', '/group-tour?page=2', 'id'],
  ['/en/blog', '/blog', 'en'],
  ['/en', '/', 'en'],
])('the link to %s is followed after confirming', async (as, path, locale) => {
  const { router } = renderGuard({ isAllowed: true });
  expect(navigate(router, as)).toBe(false);
  await settle();
  expect(router.push).toHaveBeenCalledExactlyOnceWith(path, undefined, { locale });
  expect(navigate(router, as)).toBe(true);
});

test.each([
  ['routeChangeError', Object.assign(new Error('Route Cancelled'), { cancelled: true }), '/blog'],
  ['routeChangeComplete', `/en${guarded}`],
] as const)('when %s leaves the page mounted, the next navigation asks again', async (event, ...details) => {
  const { router } = renderGuard({ isAllowed: true });
  navigate(router, '/blog');
  await settle();
  router.events.emit(event, ...details, { shallow: false });
  expect([navigate(router, '/blog'), allowsUnload()]).toEqual([false, false]);
});

test('after a confirmed link the browser does not ask again when Next reloads the page', async () => {
  const { router } = renderGuard({ isAllowed: true });
  navigate(router, '/blog');
  await settle();
  router.events.emit('routeChangeError', new Error('Failed to load script: /blog.js'), '/blog', { shallow: false });
  expect(allowsUnload()).toBe(true);
});

test('another language of the same page and a shallow change do not ask', () => {
  const { ask, router } = renderGuard();
  expect([navigate(router, `/en${guarded}`), navigate(router, '/blog', true)]).toEqual([true, true]);
  expect(ask).not.toHaveBeenCalled();
});

test('closing the tab asks only while something is unsaved', () => {
  const { rerender, router } = renderGuard();
  expect(allowsUnload()).toBe(false);
  rerender(
    <RouterContext.Provider value={router}>
      <Guarded isOn={false} ask={async () => false} />
    </RouterContext.Provider>,
  );
  expect([allowsUnload(), navigate(router, '/blog'), allowsBack(router, '/account')]).toEqual([true, true, true]);
});
