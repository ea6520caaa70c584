// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockRouter } from '../../tests/support/render-in-shell';
import { RouterContext } from './router-context';
import { useLeaveGuard } from './use-leave-guard';

const guarded = '/account/edit-profile';

/** Removes the router's popstate listener, because the tab's history may have only one. */
let removeListener = () => {};

afterEach(() => removeListener());

function Guarded({ ask }: { ask: () => Promise<boolean> }) {
  useLeaveGuard(true, ask);
  return null;
}

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
      <Guarded ask={ask} />
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

test('the same page in the other language shows no prompt', async () => {
  const { ask, waitForArrival } = await openGuarded([`/en${guarded}`, guarded], []);
  window.history.back();
  await waitForArrival(`/en${guarded}`);
  expect(ask).not.toHaveBeenCalled();
});
