import { expect, test } from 'vitest';
import { median, medianRange, percentile, ratios, rotated } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([900, 100, 200])).toBe(200);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('the median sorts numerically and does not change the list', () => {
  const values = [100, 20, 3];
  expect(median(values)).toBe(20);
  expect(values).toEqual([100, 20, 3]);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('A median needs at least one value.');
});

test('the range of a median is that of all of five runs, and leaves the outermost of more runs out', () => {
  expect(medianRange([304, 273, 321, 290, 310])).toEqual({ low: 273, high: 321 });
  const numbered = (count: number) => medianRange(Array.from({ length: count }, (_, index) => index + 1));
  // 1 - 2 * 1/128 (seven) and 1 - 2 * 9/256 (eight) of all medians are within.
  expect([7, 8, 15, 30].map(numbered)).toEqual([
    { low: 1, high: 7 },
    { low: 2, high: 7 },
    { low: 4, high: 12 },
    { low: 11, high: 20 },
  ]);
  expect(medianRange([7])).toEqual({ low: 7, high: 7 });
  expect(medianRange([])).toEqual({ low: Number.NaN, high: Number.NaN });
});

test('the percentile is not exceeded by its share of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100]);
  expect(percentile([5], 0.99)).toBe(5);
  expect(percentile([], 0.99)).toBeNaN();
});

test('every round is divided by the reference of the same round', () => {
  expect(ratios([50, 30], [100, 40])).toEqual([0.5, 0.75]);
  expect(() => ratios([50], [100, 40])).toThrow('Every round needs a reference.');
});

test('a rotated list starts one item later in each round and wraps around', () => {
  expect(rotated(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
  expect(rotated(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(rotated(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a']);
});
