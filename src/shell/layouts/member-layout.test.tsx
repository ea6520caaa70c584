// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answer, confirmState } from '@/state/confirm';
import { sessionState, signIn } from '@/state/session';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { isCurrentEntry, memberMenu, useLogout } from './member-layout';

withMockServer();

/** Starts a sign-out and waits for its question; `finished` resolves after the answer. */
async function startLogout() {
  let logout = async () => {};
  function Probe() {
    logout = useLogout();
    return null;
  }
  signIn('token-of-ratna');
  renderInShell(<Probe />);
  const finished = logout();
  await vi.waitFor(() => expect(confirmState.question).not.toBeNull());
  return { finished };
}

test('confirming signs out', async () => {
  const { finished } = await startLogout();
  answer(true);
  await finished;
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'logout' });
});

test('confirming does not sign out another member who signed in in another tab meanwhile', async () => {
  const { finished } = await startLogout();
  signIn('token-of-bima');
  answer(true);
  await finished;
  expect(sessionState).toMatchObject({ status: 'member', token: 'token-of-bima' });
});

test('membership is hidden at exactly 0 points', () => {
  const isShown = (points?: number) => memberMenu(points).some(({ messageKey }) => messageKey === 'menu.membership');
  expect([isShown(0), isShown(12_450), isShown(1), isShown(-1), isShown()]).toEqual([false, true, true, true, true]);
});

test('profile is current on its edit and password pages', () => {
  expect(isCurrentEntry('/account', '/account')).toBe(true);
  expect(isCurrentEntry('/account', '/account/edit-profile')).toBe(true);
  expect(isCurrentEntry('/account', '/account/change-password')).toBe(true);
  expect(isCurrentEntry('/account', '/account/booking')).toBe(false);
  expect(isCurrentEntry('/account/booking', '/account/booking')).toBe(true);
  expect(isCurrentEntry('/account/booking', '/account/booking/[code]')).toBe(true);
});
