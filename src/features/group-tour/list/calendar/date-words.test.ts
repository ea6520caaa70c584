import { expect, test } from 'vitest';
import { dayInFull, monthInFull, weekdayInFull } from './date-words';

test('months and days are written in full in both languages', () => {
  expect([monthInFull('2027-08', 'id'), monthInFull('2027-08', 'en')]).toEqual(['Agustus 2027', 'August 2027']);
  expect([dayInFull('2027-03-02', 'id'), dayInFull('2027-03-12', 'en')]).toEqual(['2 Maret 2027', '12 March 2027']);
});

test('a date keeps its weekday wherever the visitor is', () => {
  expect([weekdayInFull('2027-03-12', 'id'), weekdayInFull('2027-03-14', 'en')]).toEqual(['Jumat', 'Sunday']);
});
