// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, confirm, confirmState } from '@/state/confirm';
import { sessionState, signIn } from '@/state/session';
import { useGuardedConfirm } from './use-guarded-confirm';

afterEach(() => {
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

function askQuestion() {
  signIn('ratna');
  const { result, unmount } = renderHook(useGuardedConfirm);
  return { confirmation: result.current(() => confirm({ text: 'a' })), unmount };
}

test('unmounting a component closes its question', async () => {
  const { confirmation, unmount } = askQuestion();
  unmount();
  expect(confirmState.question).toBe(null);
  expect(await confirmation).toBe(false);
});

test('unmounting a component without an open question keeps the question of another one', async () => {
  const { confirmation, unmount } = askQuestion();
  answer(true);
  await confirmation;
  void confirm({ text: 'b' });
  unmount();
  expect(confirmState.question).toEqual({ text: 'b' });
  answer(false);
});

test('a confirmation after another member has signed in returns false', async () => {
  const { confirmation } = askQuestion();
  signIn('bima');
  answer(true);
  expect(await confirmation).toBe(false);
});
