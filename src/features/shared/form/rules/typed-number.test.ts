import { expect, test } from 'vitest';
import { parseTypedNumber } from './typed-number';

test('typed amounts are parsed with separators and currency, other text is null', () => {
  expect(['1200', '1.200', 'Rp 15.000.000', '0'].map(parseTypedNumber)).toEqual([1200, 1200, 15_000_000, 0]);
  expect(['', 'dua', '-3', '1e3', '1,5', '1.5', '12,00'].map(parseTypedNumber)).toEqual(Array(7).fill(null));
  expect(parseTypedNumber('7.500.00')).toBe(750_000);
});
