import { expect, test } from 'vitest';
import { answer, confirm, confirmState } from './confirm';

test('an answer resolves the question and closes it', async () => {
  const confirmation = confirm({ text: 'Anda akan keluar dari akun.' });
  expect(confirmState.question).toEqual({ text: 'Anda akan keluar dari akun.' });
  answer(true);
  expect(await confirmation).toBe(true);
  expect(confirmState.question).toBe(null);
});

test('a newer question resolves the older one to false', async () => {
  const older = confirm({ title: 'a' });
  const newer = confirm({ title: 'b' });
  expect(await older).toBe(false);
  expect(confirmState.question).toEqual({ title: 'b' });
  answer(false);
  expect(await newer).toBe(false);
});

test('an answer without a question does nothing', () => {
  expect(() => answer(true)).not.toThrow();
});
