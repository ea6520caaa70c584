import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

test('a whole number above zero is read', () => {
  expect([wholeNumber('1'), wholeNumber('170704')]).toEqual([1, 170_704]);
});

test.each(['', '0', '-1', '1.5', '1e3', '017', ' 1', '12345678901', ['1'], undefined])('%j is rejected', (text) => {
  expect(wholeNumber(text)).toBeNull();
});
