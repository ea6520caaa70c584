// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endWithPassword, expireSession, signIn, signOut } from '@/state/session';
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

const said = () => toastsState.items.splice(0).map(({ kind, text }) => `${kind}: ${text}`);
const once = ['notice: Sesi berakhir. Masuk lagi untuk melanjutkan.'];

test('every session that ran out is said once and quietly, also one that ended before it was drawn', async () => {
  renderInShell(<Probe />);
  await act(async () => signIn('first'));
  expect(said()).toEqual([]);
  await act(async () => expireSession('first'));
  expect(said()).toEqual(once);
  await act(async () => {
    signIn('second');
    expireSession('second');
  });
  expect(said()).toEqual(once);
  await act(async () => signIn('by an old password'));
  await act(async () => endWithPassword('by an old password'));
  expect(said()).toEqual(['notice: Kata sandi Anda sudah diganti. Masuk lagi dengan kata sandi yang baru.']);
  await act(async () => signIn('third'));
  await act(async () => signOut());
  expect(said()).toEqual([]);
});
