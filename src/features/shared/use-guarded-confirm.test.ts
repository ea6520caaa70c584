// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, confirm, confirmState } from '@/state/confirm';
import { sessionState, signIn } from '@/state/session';
import { useGuardedConfirm } from './use-guarded-confirm';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

function ask() {
  signIn('ratna');
  const { result, unmount } = renderHook(useGuardedConfirm);
  return { asked: result.current(() => confirm({ text: 'a' })), unmount };
}

test('a yes is a yes', async () => {
  const { asked } = ask();
  answer(true);
  expect(await asked).toBe(true);
});

test('a question goes with the component that asked it', async () => {
  const { asked, unmount } = ask();
  unmount();
  expect(confirmState.question).toBe(null);
  expect(await asked).toBe(false);
});

test('a component that waits for nothing leaves the question of another one alone', async () => {
  const { asked, unmount } = ask();
  answer(true);
  await asked;
  void confirm({ text: 'b' });
  unmount();
  expect(confirmState.question).toEqual({ text: 'b' });
  answer(false);
});

test('a yes after another member has signed in is a no', async () => {
  const { asked } = ask();
  signIn('bima');
  answer(true);
  expect(await asked).toBe(false);
});
