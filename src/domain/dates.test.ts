import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDayMonthRange,
  formatDayOfTrip,
  formatMonth,
  formatMonthRange,
  monthAfter,
  timeInJakarta,
  todayInJakarta,
} from './dates';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('dates use three-letter months of the language and have no line breaks inside', () => {
  expect(formatDate('2027-03-12', 'id')).toBe('12\u00a0Mar\u00a02027');
  expect(plain(formatDate('2027-05-01', 'id'))).toBe('1 Mei 2027');
  expect(plain(formatDate('2027-09-30', 'en'))).toBe('30 Sep 2027');
  expect(plain(formatDate('2026-11-21T03:00:00Z', 'en'))).toBe('21 Nov 2026');
});

test('an invalid date is formatted as an empty string', () => {
  expect(formatDate('2027-02-31', 'id')).toBe('');
  expect(formatDate('soon', 'id')).toBe('');
});

test('a range has the format of the specification, with ordinary spaces', () => {
  expect(formatDateRange('2027-03-12', '2027-03-19', 'id')).toBe('12 Mar 2027 - 19 Mar 2027');
  expect(formatDateRange('2027-03-06', '2027-03-14', 'id')).toBe('06 Mar 2027 - 14 Mar 2027');
  expect(formatDateRange('2027-04-30', '2027-05-09', 'en')).toBe('30 Apr 2027 - 09 May 2027');
});

test('a short range names the month once if both days are in it', () => {
  expect(formatDayMonthRange('2026-12-18', '2026-12-24', 'id')).toBe('18–24 Des');
  expect(formatDayMonthRange('2027-04-30', '2027-05-09', 'en')).toBe('30 Apr–9 May');
});

test('the months of two dates name the year once if both are in it', () => {
  const range = (from: string, to: string) => formatMonthRange(from, to, 'id');
  expect([range('2027-03-04', '2027-03-16'), range('2027-06-12', '2027-07-12')]).toEqual(['Mar 2027', 'Jun–Jul 2027']);
  expect(range('2026-12-01', '2027-02-28')).toBe('Des 2026–Feb 2027');
});

test('a day of a trip is formatted with its weekday', () => {
  expect(plain(formatDayOfTrip('2027-04-19', 'id'))).toBe('Sen, 19 Apr');
  expect(plain(formatDayOfTrip('2027-04-19', 'en'))).toBe('Mon, 19 Apr');
});

test('months are formatted, days are added and days between two dates are counted', () => {
  expect(formatMonth('2027-08', 'id')).toBe('Agu 2027');
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysBetween('2027-04-17', '2027-04-26')).toBe(9);
});

test('months are added across the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('Jakarta is seven hours ahead of UTC', () => {
  expect(todayInJakarta(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  expect(timeInJakarta(new Date('2026-12-31T03:24:10Z'), 'id')).toBe('10.24');
  expect(timeInJakarta(new Date('2026-12-31T03:24:10Z'), 'en')).toBe('10:24');
});
