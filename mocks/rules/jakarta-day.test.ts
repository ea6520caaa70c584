import { expect, test } from 'vitest';
import { ageOn, daysBetween, jakartaDay } from './jakarta-day.ts';

test('the day changes in Jakarta at 17:00 UTC', () => {
  expect(jakartaDay(new Date('2026-12-31T16:59:59.999Z'))).toBe('2026-12-31');
  expect(jakartaDay(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
});

test('days count both ends, over a leap day and over the end of a year', () => {
  expect(daysBetween('2027-04-10', '2027-04-10')).toBe(1);
  expect(daysBetween('2027-04-10', '2027-04-19')).toBe(10);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(3);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(2);
});

test('an age increases on the birthday; for 29 February on 1 March in other years', () => {
  expect(ageOn('2015-04-26', '2027-04-25')).toBe(11);
  expect(ageOn('2015-04-26', '2027-04-26')).toBe(12);
  expect(ageOn('2004-02-29', '2025-02-28')).toBe(20);
  expect(ageOn('2004-02-29', '2025-03-01')).toBe(21);
});
