import { expect, test } from 'vitest';
import { parseTypedNumber, writeNumber } from './typed-number';

test('amounts are read as people type them and written with full stops', () => {
  expect(['1200', '1.200', 'Rp 15.000.000', '0'].map(parseTypedNumber)).toEqual([1200, 1200, 15_000_000, 0]);
  expect(['', 'dua', '-3', '1e3'].map(parseTypedNumber)).toEqual([null, null, null, null]);
  expect([0, 999, 1000, 15_000_000].map(writeNumber)).toEqual(['0', '999', '1.000', '15.000.000']);
});
