// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endWithPassword, expireSession, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { useExpiredSession } from './use-expired-session';

afterEach(() => {
  localStorage.clear();
  toastsState.items = [];
});

function Probe() {
  useExpiredSession();
  return null;
}

const takeToasts = () => toastsState.items.splice(0).map(({ kind, text }) => `${kind}: ${text}`);
const expiredNotice = ['notice: Sesi berakhir. Masuk lagi untuk melanjutkan.'];

test('every expired session shows one notice, also one that begins and ends between two renders', async () => {
  renderInShell(<Probe />);
  await act(async () => signIn('first'));
  expect(takeToasts()).toEqual([]);
  await act(async () => expireSession('first'));
  expect(takeToasts()).toEqual(expiredNotice);
  await act(async () => {
    signIn('second');
    expireSession('second');
  });
  expect(takeToasts()).toEqual(expiredNotice);
  await act(async () => signIn('by an old password'));
  await act(async () => endWithPassword('by an old password'));
  expect(takeToasts()).toEqual(['notice: Kata sandi Anda sudah diganti. Masuk lagi dengan kata sandi yang baru.']);
  await act(async () => signIn('third'));
  await act(async () => signOut());
  expect(takeToasts()).toEqual([]);
});
