import { expect, test } from 'vitest';
import { ageOn, daysIncluding } from './jakarta-day.ts';

test('days count both ends, over a leap day and over the end of a year', () => {
  expect(daysIncluding('2028-02-28', '2028-03-01')).toBe(3);
  expect(daysIncluding('2026-12-31', '2027-01-01')).toBe(2);
});

test('an age increases on the birthday; for 29 February on 1 March in other years', () => {
  expect(['2025-02-28', '2025-03-01'].map((day) => ageOn('2004-02-29', day))).toEqual([20, 21]);
});
