import { expect, test } from 'vitest';
import { median, medianRange, percentile } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect([median([900, 100, 20]), median([4, 1, 3, 2])]).toEqual([100, 2.5]);
});

test('the range of a median is that of all of five runs, and leaves the outermost of more runs out', () => {
  expect(medianRange([304, 273, 321, 290, 310])).toEqual({ low: 273, high: 321 });
  const numbered = (count: number) => medianRange(Array.from({ length: count }, (_, index) => index + 1));
  // 1 - 2 * 1/128 (seven) and 1 - 2 * 9/256 (eight) of all medians are within.
  expect([7, 8, 15].map(numbered)).toEqual([
    { low: 1, high: 7 },
    { low: 2, high: 7 },
    { low: 4, high: 12 },
  ]);
});

test('the percentile is not exceeded by its share of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([5], 0.99)]).toEqual([50, 99, 5]);
});
