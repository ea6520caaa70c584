// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
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

test('another language of the same page, also by Back, and a shallow change do not ask', () => {
  const { ask, router } = renderGuard();
  const leaves = [
    navigate(router, `/en${guarded}`),
    allowsBack(router, `/en${guarded}`),
    navigate(router, '/blog', true),
  ];
  expect(leaves).toEqual([true, true, true]);
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

/** Removes the router's popstate listener, because the tab's history may have only one. */
let removeListener = () => {};

afterEach(() => removeListener());

/** Adds these pages to the tab's history, goes back to the guarded one, and answers the prompts in order. */
async function openGuarded(pages: string[], answers: boolean[]) {
  for (const as of pages) window.history.pushState({ as }, '', as);
  const steps = pages.indexOf(guarded) - pages.length + 1;
  if (steps < 0) {
    window.history.go(steps);
    await vi.waitFor(() => expect(window.location.pathname).toBe(guarded));
  }
  const ask = vi.fn(async () => answers.shift() ?? false);
  const router = mockRouter({ pathname: guarded, asPath: guarded, locales: ['id', 'en'], defaultLocale: 'id' });
  const arrived: string[] = [];
  // Does what the router does after the browser has moved in the history.
  const handlePopState = ({ state }: PopStateEvent) => {
    const mayPop = vi.mocked(router.beforePopState).mock.lastCall?.[0];
    if (mayPop?.({ url: state.as, as: state.as, options: {} })) arrived.push(state.as);
  };
  window.addEventListener('popstate', handlePopState);
  removeListener = () => window.removeEventListener('popstate', handlePopState);
  render(
    <RouterContext.Provider value={router}>
      <Guarded isOn ask={ask} />
    </RouterContext.Provider>,
  );
  const waitForPrompts = (times: number) => vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  const waitForArrival = (as: string) => vi.waitFor(() => expect(arrived).toEqual([as]));
  return { ask, waitForPrompts, arrived, waitForArrival };
}

const currentEntry = () => [window.location.pathname, window.history.state];

test.each([
  ['Back', ['/account', guarded], -1],
  ['a jump back', ['/', '/blog', '/account', guarded], -3],
  ['Forward', ['/', guarded, '/blog'], 1],
  ['a jump forward', ['/', guarded, '/blog', '/career'], 2],
] as const)('%s asks and stays after declining, asks again and leaves after confirming', async (_, pages, steps) => {
  const { waitForPrompts, arrived, waitForArrival } = await openGuarded([...pages], [false, true]);
  window.history.go(steps);
  await waitForPrompts(1);
  expect([currentEntry(), arrived]).toEqual([[guarded, { as: guarded }], []]);
  // The guard has pushed the page again, after the target's history entry, so Back now leads to the target.
  window.history.back();
  await waitForPrompts(2);
  const target = pages[pages.indexOf(guarded) + steps] ?? '';
  await waitForArrival(target);
  expect(currentEntry()).toEqual([target, { as: target }]);
});

test('going back twice while the prompt is open leads to the same page', async () => {
  const { ask, waitForPrompts, arrived, waitForArrival } = await openGuarded(['/account', guarded], []);
  const answers: ((isYes: boolean) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  window.history.back();
  await waitForPrompts(1);
  window.history.back();
  await waitForPrompts(2);
  answers[0]?.(false);
  await vi.waitFor(() => expect(currentEntry()).toEqual([guarded, { as: guarded }]));
  expect(arrived).toEqual([]);
  answers[1]?.(true);
  await waitForArrival('/account');
});
