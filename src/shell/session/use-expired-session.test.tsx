// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expireSession, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { useExpiredSession } from './use-expired-session';

afterEach(() => {
  cleanup();
  localStorage.clear();
  toastsState.items = [];
});

function Probe() {
  useExpiredSession();
  return null;
}

const said = () => toastsState.items.splice(0).length;

test('every session that ran out is said once, also one that ended before it was drawn', async () => {
  renderInShell(<Probe />);
  await act(async () => signIn('first'));
  expect(said()).toBe(0);
  await act(async () => expireSession('first'));
  expect(said()).toBe(1);
  await act(async () => {
    signIn('second');
    expireSession('second');
  });
  expect(said()).toBe(1);
  await act(async () => signIn('third'));
  await act(async () => signOut());
  expect(said()).toBe(0);
});
