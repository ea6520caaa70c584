import { expect, test } from 'vitest';
import { errorMessage } from './error-status';

test('an error gives its message', () => {
  expect(errorMessage(new Error('Layanan sedang dirawat.'))).toBe('Layanan sedang dirawat.');
});

test('a programming error, an error without a message and no error give no message', () => {
  const withoutMessage = [new TypeError('undefined is not a function'), new Error(''), null, undefined];
  expect(withoutMessage.map(errorMessage)).toEqual([undefined, undefined, undefined, undefined]);
});
