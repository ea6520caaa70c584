import { expect, test } from 'vitest';
import { addDays, formatPeriod, getSeason, nthWeekday } from './calendar.ts';

test('crosses the end of a month and of a year', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
});

test('goes back over a leap day', () => {
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('gives the same day for zero', () => {
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
});

test('finds the nth Friday and Saturday, also in a month that starts with one', () => {
  expect(nthWeekday(2027, 1, 5, 1)).toBe('2027-01-01');
  expect(nthWeekday(2027, 3, 6, 1)).toBe('2027-03-06');
  expect(nthWeekday(2026, 12, 6, 4)).toBe('2026-12-26');
});

test('writes a period in Indonesian months', () => {
  expect(formatPeriod('2027-05-28', '2027-08-06', 'id')).toBe('28 Mei 2027 - 06 Agu 2027');
});

test('knows the seasons to the day', () => {
  expect(getSeason('2027-03-03')).toBe('regular');
  expect(getSeason('2027-03-04')).toBe('lebaran');
  expect(getSeason('2027-03-16')).toBe('lebaran');
  expect(getSeason('2027-03-17')).toBe('regular');
  expect(getSeason('2027-06-12')).toBe('school-holidays');
  expect(getSeason('2027-12-15')).toBe('year-end');
});
