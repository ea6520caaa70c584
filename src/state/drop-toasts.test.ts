import { expect, test } from 'vitest';
import { dropErrors, dropNotices } from './drop-toasts';
import { showError, showNotice, showResult, showSuccess, toastsState } from './toasts';

test('notices are removed, then errors of forms; other results stay', () => {
  showSuccess('a');
  showNotice('b');
  showError('c');
  dropNotices();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['a', 'c']);
  showResult('error', 'd');
  dropErrors();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['a', 'c']);
});
