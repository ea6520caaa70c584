import { expect, test } from 'vitest';
import { dropErrors, dropNotices } from './drop-toasts';
import { showError, showNotice, showSuccess, toastsState } from './toasts';

test('notices are removed, then errors; successes stay', () => {
  showSuccess('a');
  showNotice('b');
  showError('c');
  dropNotices();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['a', 'c']);
  dropErrors();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['a']);
});
