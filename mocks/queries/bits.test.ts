import { expect, test } from 'vitest';
import { allOf, anyOf, bitsBetween, bitsWhere, countBoth, flagsOf, hasBit, isEmpty, noBits } from './bits.ts';

const ROWS = 70;
const everyNth = (step: number) => bitsWhere(ROWS, (row) => row % step === 0);
const rowsOf = (bits: ReturnType<typeof noBits>) =>
  Array.from({ length: 96 }, (_, row) => row).filter((row) => hasBit(bits, row));

test('a row is in the set when its test is true', () => {
  expect(rowsOf(bitsWhere(ROWS, (row) => [0, 31, 32, 69].includes(row)))).toEqual([0, 31, 32, 69]);
  expect([isEmpty(noBits(ROWS)), isEmpty(everyNth(69))]).toEqual([true, false]);
});

test('sets are joined and intersected; without a set all rows are found, and no row beyond the last', () => {
  expect(rowsOf(anyOf(ROWS, [everyNth(32), undefined, everyNth(35)]))).toEqual([0, 32, 35, 64]);
  expect(rowsOf(allOf(ROWS, [everyNth(2), everyNth(33)]))).toEqual([0, 66]);
  expect(rowsOf(allOf(ROWS, []))).toEqual(Array.from({ length: ROWS }, (_, row) => row));
  expect(rowsOf(allOf(64, []))).toHaveLength(64);
});

test('rows that both sets have are counted', () => {
  expect(countBoth(everyNth(1), everyNth(1))).toBe(ROWS);
  expect(countBoth(everyNth(2), everyNth(3))).toBe(12);
  expect(countBoth(everyNth(2), undefined)).toBe(0);
});

test('flags are 1 for the rows of the set', () => {
  expect([...flagsOf(everyNth(35), ROWS).entries()].filter(([, flag]) => flag === 1)).toEqual([
    [0, 1],
    [35, 1],
  ]);
});

test('a range has both its ends and no row without a value', () => {
  const values = Float64Array.from({ length: ROWS }, (_, row) => (row === 33 ? Number.NaN : row));
  expect(rowsOf(bitsBetween(values, 31, 35))).toEqual([31, 32, 34, 35]);
  expect(rowsOf(bitsBetween(values, 68, Number.POSITIVE_INFINITY))).toEqual([68, 69]);
});
