import { expect, test } from 'vitest';
import { compareDays } from './compare-days';

test('days are sorted soonest first, equal ones keep their order', () => {
  expect(['2027-03-12', '2026-12-31', '2027-03-02'].sort(compareDays)).toEqual([
    '2026-12-31',
    '2027-03-02',
    '2027-03-12',
  ]);
  expect(compareDays('2027-03-12', '2027-03-12')).toBe(0);
});
