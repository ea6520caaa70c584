import { beforeEach, expect, test } from 'vitest';
import { answer, confirm, confirmState } from './confirm';
import { progressState, startWork } from './progress';
import { dropErrors, dropNotices, showError, showNotice, showResult, showSuccess, toastsState } from './toasts';

beforeEach(() => {
  toastsState.items = [];
});

test('a question is closed by its answer, and a newer one resolves it to false', async () => {
  const older = confirm({ title: 'a' });
  const newer = confirm({ title: 'b' });
  expect(await older).toBe(false);
  expect(confirmState.question).toEqual({ title: 'b' });
  answer(true);
  expect(await newer).toBe(true);
  expect(confirmState.question).toBe(null);
  expect(() => answer(true)).not.toThrow();
});

test('each piece of work is counted until it is done', () => {
  const [one, two] = [startWork(), startWork()];
  expect(progressState.pending).toBe(2);
  one();
  one();
  expect(progressState.pending).toBe(1);
  two();
  expect(progressState.pending).toBe(0);
});

const texts = () => toastsState.items.map((toast) => `${toast.kind}: ${toast.text}`);

test('a repeated message is one toast with a new id', () => {
  showError('a');
  const first = toastsState.items[0]?.id;
  showError('a');
  expect(texts()).toEqual(['error: a']);
  expect(toastsState.items[0]?.id).not.toBe(first);
});

test('at most three are shown at once, in the order in which they came', () => {
  for (const text of ['a', 'b', 'c', 'd']) showSuccess(text);
  expect(texts()).toEqual(['success: b', 'success: c', 'success: d']);
});

test('notices are removed, then errors of forms; other results stay', () => {
  showSuccess('a');
  showNotice('b');
  showError('c');
  dropNotices();
  expect(texts()).toEqual(['success: a', 'error: c']);
  showResult('error', 'd');
  dropErrors();
  expect(texts()).toEqual(['success: a', 'error: c']);
});
