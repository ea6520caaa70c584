import { expect, test } from 'vitest';
import { formatFullDay, formatFullMonth, formatFullWeekday } from './format-full-date';

test('months and days are written in full in both languages', () => {
  expect([formatFullMonth('2027-08', 'id'), formatFullMonth('2027-08', 'en')]).toEqual(['Agustus 2027', 'August 2027']);
  expect([formatFullDay('2027-03-02', 'id'), formatFullDay('2027-03-12', 'en')]).toEqual([
    '2 Maret 2027',
    '12 March 2027',
  ]);
});

test('the weekday of a date does not depend on the time zone', () => {
  expect([formatFullWeekday('2027-03-12', 'id'), formatFullWeekday('2027-03-14', 'en')]).toEqual(['Jumat', 'Sunday']);
});
