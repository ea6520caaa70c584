// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
import { stillRouter } from '../../tests/support/render-in-shell';
import { RouterContext } from './router-context';
import { useLeaveGuard } from './use-leave-guard';

const here = '/account/edit-profile';

afterEach(cleanup);

function Guarded({ isOn, ask }: { isOn: boolean; ask: () => Promise<boolean> }) {
  useLeaveGuard(isOn, ask);
  return null;
}

function open({ isOn = true, isAllowed = false } = {}) {
  const ask = vi.fn(async () => isAllowed);
  const router = stillRouter({ pathname: here, asPath: here, locales: ['id', 'en'], defaultLocale: 'id' });
  const shown = render(
    <RouterContext.Provider value={router}>
      <Guarded isOn={isOn} ask={ask} />
    </RouterContext.Provider>,
  );
  return { ask, router, ...shown };
}

/** True when the router may start this navigation. */
function mayStart(router: NextRouter, as: string, shallow = false): boolean {
  try {
    router.events.emit('routeChangeStart', as, { shallow });
    return true;
  } catch (thrown) {
    expect(thrown).toEqual({ cancelled: true });
    return false;
  }
}

const letsBack = (router: NextRouter, as: string) =>
  vi.mocked(router.beforePopState).mock.lastCall?.[0]({ url: as, as, options: {} });
const unloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('a link asks, and a no stays on the page', async () => {
  const { ask, router } = open();
  const failed = vi.fn();
  router.events.on('routeChangeError', failed);
  expect(mayStart(router, '/group-tour')).toBe(false);
  await settled();
  expect([ask.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  expect(router.push).not.toHaveBeenCalled();
  expect(mayStart(router, '/group-tour')).toBe(false);
});

test.each([
  ['/group-tour?page=2', '/group-tour?page=2', 'id'],
  ['/en/blog', '/blog', 'en'],
  ['/en', '/', 'en'],
])('a yes follows the link to %s', async (as, path, locale) => {
  const { router } = open({ isAllowed: true });
  expect(mayStart(router, as)).toBe(false);
  await settled();
  expect(router.push).toHaveBeenCalledExactlyOnceWith(path, undefined, { locale });
  expect(mayStart(router, as)).toBe(true);
});

test.each([
  ['routeChangeError', Object.assign(new Error('Route Cancelled'), { cancelled: true }), '/blog'],
  ['routeChangeComplete', `/en${here}`],
] as const)('when %s leaves the page mounted, the next navigation asks again', async (event, ...told) => {
  const { router } = open({ isAllowed: true });
  mayStart(router, '/blog');
  await settled();
  router.events.emit(event, ...told, { shallow: false });
  expect([mayStart(router, '/blog'), unloads()]).toEqual([false, false]);
});

test('after a yes the browser does not ask again when Next reloads the page', async () => {
  const { router } = open({ isAllowed: true });
  mayStart(router, '/blog');
  await settled();
  router.events.emit('routeChangeError', new Error('Failed to load script: /blog.js'), '/blog', { shallow: false });
  expect(unloads()).toBe(true);
});

test('another language of the same page and a shallow change do not ask', () => {
  const { ask, router } = open();
  expect([mayStart(router, `/en${here}`), mayStart(router, '/blog', true)]).toEqual([true, true]);
  expect(ask).not.toHaveBeenCalled();
});

test('closing the tab asks only while something is unsaved', () => {
  const { rerender, router } = open();
  expect(unloads()).toBe(false);
  rerender(
    <RouterContext.Provider value={router}>
      <Guarded isOn={false} ask={async () => false} />
    </RouterContext.Provider>,
  );
  expect([unloads(), mayStart(router, '/blog'), letsBack(router, '/account')]).toEqual([true, true, true]);
});
