import { expect, test } from 'vitest';
import { answer, confirm, confirmState } from './confirm';

test('the answer resolves the question and closes it', async () => {
  const asked = confirm({ text: 'Anda akan keluar dari akun.' });
  expect(confirmState.question).toEqual({ text: 'Anda akan keluar dari akun.' });
  answer(true);
  expect(await asked).toBe(true);
  expect(confirmState.question).toBe(null);
});

test('cancelling answers false', async () => {
  const asked = confirm();
  answer(false);
  expect(await asked).toBe(false);
});

test('a newer question answers the older one with false', async () => {
  const older = confirm({ title: 'a' });
  const newer = confirm({ title: 'b' });
  expect(await older).toBe(false);
  expect(confirmState.question).toEqual({ title: 'b' });
  answer(true);
  expect(await newer).toBe(true);
});

test('an answer without a question is harmless', () => {
  expect(() => answer(true)).not.toThrow();
});
