import { expect, test } from 'vitest';
import { dayFrom } from './relative-day.ts';

test('crosses the end of a month and of a year', () => {
  expect(dayFrom('2026-12-30', 3)).toBe('2027-01-02');
});

test('goes back over a leap day', () => {
  expect(dayFrom('2028-03-01', -1)).toBe('2028-02-29');
});

test('gives the same day for zero', () => {
  expect(dayFrom('2026-11-21', 0)).toBe('2026-11-21');
});
