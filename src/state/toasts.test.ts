import { beforeEach, expect, test } from 'vitest';
import { dropErrors, dropNotices } from './drop-toasts';
import { showError, showNotice, showResult, showSuccess, toastsState } from './toasts';

beforeEach(() => {
  toastsState.items = [];
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
