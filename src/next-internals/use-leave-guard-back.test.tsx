// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stillRouter } from '../../tests/support/render-in-shell';
import { RouterContext } from './router-context';
import { useLeaveGuard } from './use-leave-guard';

const here = '/account/edit-profile';

/** Removes the router's popstate listener, because the tab's history may have only one. */
let letGo = () => {};

afterEach(() => {
  cleanup();
  letGo();
});

function Guarded({ ask }: { ask: () => Promise<boolean> }) {
  useLeaveGuard(true, ask);
  return null;
}

/** Visits these pages in the tab's own history, goes back to the guarded one, and answers the prompts in order. */
async function visit(pages: string[], answers: boolean[]) {
  for (const as of pages) window.history.pushState({ as }, '', as);
  const steps = pages.indexOf(here) - pages.length + 1;
  if (steps < 0) {
    window.history.go(steps);
    await vi.waitFor(() => expect(window.location.pathname).toBe(here));
  }
  const ask = vi.fn(async () => answers.shift() ?? false);
  const router = stillRouter({ pathname: here, asPath: here, locales: ['id', 'en'], defaultLocale: 'id' });
  const arrived: string[] = [];
  // Acts as the router does after the browser has moved in the history.
  const follow = ({ state }: PopStateEvent) => {
    const isLet = vi.mocked(router.beforePopState).mock.lastCall?.[0];
    if (isLet?.({ url: state.as, as: state.as, options: {} })) arrived.push(state.as);
  };
  window.addEventListener('popstate', follow);
  letGo = () => window.removeEventListener('popstate', follow);
  render(
    <RouterContext.Provider value={router}>
      <Guarded ask={ask} />
    </RouterContext.Provider>,
  );
  const asked = (times: number) => vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  const comesTo = (as: string) => vi.waitFor(() => expect(arrived).toEqual([as]));
  return { ask, asked, arrived, comesTo };
}

const shown = () => [window.location.pathname, window.history.state];

test.each([
  ['Back', ['/account', here], -1],
  ['a jump back', ['/', '/blog', '/account', here], -3],
  ['Forward', ['/', here, '/blog'], 1],
  ['a jump forward', ['/', here, '/blog', '/career'], 2],
] as const)('%s asks and stays after a no, then asks again and leaves after a yes', async (_, pages, steps) => {
  const { asked, arrived, comesTo } = await visit([...pages], [false, true]);
  window.history.go(steps);
  await asked(1);
  expect([shown(), arrived]).toEqual([[here, { as: here }], []]);
  // Back now leads to the entry that the page was put after.
  window.history.back();
  await asked(2);
  const target = pages[pages.indexOf(here) + steps] ?? '';
  await comesTo(target);
  expect(shown()).toEqual([target, { as: target }]);
});

test('Back pressed twice while the prompt is open leads to the same page', async () => {
  const { ask, asked, arrived, comesTo } = await visit(['/account', here], []);
  const answers: ((isYes: boolean) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  window.history.back();
  await asked(1);
  window.history.back();
  await asked(2);
  answers[0]?.(false);
  await vi.waitFor(() => expect(shown()).toEqual([here, { as: here }]));
  expect(arrived).toEqual([]);
  answers[1]?.(true);
  await comesTo('/account');
});

test('the same page in the other language shows no prompt', async () => {
  const { ask, comesTo } = await visit([`/en${here}`, here], []);
  window.history.back();
  await comesTo(`/en${here}`);
  expect(ask).not.toHaveBeenCalled();
});
