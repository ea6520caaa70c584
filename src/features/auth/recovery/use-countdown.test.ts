import { expect, test } from 'vitest';
import { secondsLeft } from './use-countdown';

test('the countdown ends at 0 and never exceeds its length', () => {
  expect([0, 1, 999, 59_000, 60_000, 99_000].map((now) => secondsLeft(0, 60, now))).toEqual([60, 60, 60, 1, 0, 0]);
  expect(secondsLeft(1_000_000, 60, 0)).toBe(60);
});
