import { expect, test } from 'vitest';
import { dropNotices } from './drop-notices';
import { showError, showNotice, showSuccess, toastsState } from './toasts';

test('notices are removed, results of actions stay', () => {
  showSuccess('a');
  showNotice('b');
  showError('c');
  dropNotices();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['a', 'c']);
});
