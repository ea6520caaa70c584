import { expect, test } from 'vitest';
import { errorMessage } from './error-status';

test('an error gives its message', () => {
  expect(errorMessage(new Error('Layanan sedang dirawat.'))).toBe('Layanan sedang dirawat.');
});

test('a fault of the program, a silent error and none have no sentence', () => {
  const silent = [new TypeError('undefined is not a function'), new Error(''), null, undefined];
  expect(silent.map(errorMessage)).toEqual([undefined, undefined, undefined, undefined]);
});
