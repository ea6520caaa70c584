// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answer, confirmState } from '@/state/confirm';
import { sessionState, signIn } from '@/state/session';
import { mockServer } from '../../../mocks/node.ts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { useLogout } from './use-logout';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  localStorage.clear();
  server.reset();
});
afterAll(() => server.close());

/** Asked to sign out, with the question open. */
async function askToLeave() {
  let logout = async () => {};
  function Probe() {
    logout = useLogout();
    return null;
  }
  signIn('token-of-ratna');
  renderInShell(<Probe />);
  const left = logout();
  await vi.waitFor(() => expect(confirmState.question).not.toBeNull());
  return { left };
}

test('a yes signs out', async () => {
  const { left } = await askToLeave();
  answer(true);
  await left;
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'logout' });
});

test('a yes does not sign out whom another tab has signed in meanwhile', async () => {
  const { left } = await askToLeave();
  signIn('token-of-bima');
  answer(true);
  await left;
  expect(sessionState).toMatchObject({ status: 'member', token: 'token-of-bima' });
});
