import { expect, test } from 'vitest';
import { monthToShow, nearestMonth, weeksOf } from './months';

test('weeks begin on Monday and contain only days of the month', () => {
  const march = weeksOf('2027-03');
  expect(march).toHaveLength(5);
  expect(march[0]?.[0]).toBe('2027-03-01');
  expect(march[4]).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', null, null, null, null]);
  expect(weeksOf('2027-08')[0]).toEqual([null, null, null, null, null, null, '2027-08-01']);
});

test('February has 29 days in a leap year', () => {
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('a requested month is shown if it lies between this month and the last one with departures', () => {
  const months = ['2027-02', '2027-05'];
  expect(monthToShow('2027-03', months, '2027-01-15')).toBe('2027-03');
  expect(monthToShow('2027-01', months, '2027-01-15')).toBe('2027-01');
  expect(monthToShow('2026-12', months, '2027-01-15')).toBe('2027-02');
  expect(monthToShow('2027-06', months, '2027-01-15')).toBe('2027-02');
  expect(monthToShow(undefined, [], '2027-01-15')).toBe('2027-01');
});

test('the later one of two equally near months is returned', () => {
  expect(nearestMonth('2027-03', ['2027-01', '2027-05', '2027-12'])).toBe('2027-05');
  expect(nearestMonth('2027-03', ['2027-02', '2027-05'])).toBe('2027-02');
  expect(nearestMonth('2027-03', [])).toBeNull();
});
