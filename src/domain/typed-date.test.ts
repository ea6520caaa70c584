import { describe, expect, test } from 'vitest';
import { fieldDate, parseTypedDate, writtenDate } from './typed-date';

describe('a typed date', () => {
  test.each([
    ['14 5 1986', '1986-05-14'],
    ['14/05/1986', '1986-05-14'],
    ['14-05-1986', '1986-05-14'],
    ['14051986', '1986-05-14'],
    [' 14 Mei 1986 ', '1986-05-14'],
    ['14 may 1986', '1986-05-14'],
    ['3 Agustus 2019', '2019-08-03'],
    ['29 02 2024', '2024-02-29'],
    ['1986-05-14', '1986-05-14'],
    ['1986/05/14', '1986-05-14'],
    ['1986 5 14', '1986-05-14'],
    ['1 Agt 1990', '1990-08-01'],
    ['1 Ags 1990', '1990-08-01'],
    ['1 Nop. 1990', '1990-11-01'],
    ['1 Peb 1990', '1990-02-01'],
    ['1 Mrt 1990', '1990-03-01'],
    ['1 Januari, 1990', '1990-01-01'],
    ['January 1, 1990', '1990-01-01'],
    ['Dec 25 1990', '1990-12-25'],
    ['December 1st, 1990', '1990-12-01'],
    ['1990 Nov 1', '1990-11-01'],
  ])('%s is read as %s', (typed, iso) => {
    expect(parseTypedDate(typed)).toBe(iso);
  });

  test.each([
    '',
    '14',
    '14 5',
    '31 02 2024',
    '29 02 2023',
    '14 13 1986',
    '14 xyz 1986',
    '1451986',
    '14 5 86',
    '0 5 1986',
    '14 5 0086',
    // A date with the month first is read only with the month's name: '5/4/1986' would mean two days.
    '05/14/1986',
    'May 1986',
    'Mei 141986',
    '14, 5 1986',
    '1990/14/05',
  ])('%j is not a date', (typed) => {
    expect(parseTypedDate(typed)).toBeNull();
  });
});

test('a typed date is written out in the language of the page', () => {
  expect(['4/5/86', '4/5/1986'].map((typed) => writtenDate(typed, 'id'))).toEqual([null, '4 Mei 1986']);
  expect(writtenDate('4 Mei 1986', 'en')).toBe('4 May 1986');
});

test('a field has the spaces of a keyboard', () => {
  expect(fieldDate('2027-03-12', 'id')).toBe('12 Mar 2027');
  expect(fieldDate('', 'id')).toBe('');
});
