import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showError, showResult, showSuccess, toastsState } from './toasts';

beforeEach(() => {
  toastsState.items = [];
});

const texts = () => toastsState.items.map((toast) => `${toast.kind}: ${toast.text}`);

test('toasts are in the order in which they were shown', () => {
  showSuccess('Perubahan disimpan');
  showError('Koneksi terputus');
  expect(texts()).toEqual(['success: Perubahan disimpan', 'error: Koneksi terputus']);
});

test('dismissing one toast keeps the other', () => {
  showSuccess('a');
  showSuccess('b');
  dismissToast(toastsState.items[0]?.id ?? 0);
  expect(texts()).toEqual(['success: b']);
});

test('a repeated message is one toast with a new id', () => {
  showError('a');
  const first = toastsState.items[0]?.id;
  showError('a');
  expect(texts()).toEqual(['error: a']);
  expect(toastsState.items[0]?.id).not.toBe(first);
});

test('at most three are shown at once', () => {
  for (const text of ['a', 'b', 'c', 'd']) showSuccess(text);
  expect(texts()).toEqual(['success: b', 'success: c', 'success: d']);
});

test('a result that the page shows too is marked', () => {
  showSuccess('a');
  showResult('error', 'b');
  expect(toastsState.items.map(({ kind, isOnPage }) => [kind, isOnPage])).toEqual([
    ['success', undefined],
    ['error', true],
  ]);
});
