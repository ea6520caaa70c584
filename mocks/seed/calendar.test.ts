import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';

test('crosses the end of a month and of a year', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
});

test('goes back over a leap day', () => {
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('gives the same day for zero', () => {
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
});
