import { expect, test } from 'vitest';
import { monthsFrom } from './home-model';

test('twelve months continue across the turn of the year', () => {
  const months = monthsFrom('2026-11');
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months.at(-1)).toBe('2027-10');
});
