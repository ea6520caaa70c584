import { describe, expect, test } from 'vitest';
import { fieldDate, parseTypedDate } from './typed-date';

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
  ])('%j is not a date', (typed) => {
    expect(parseTypedDate(typed)).toBeNull();
  });
});

test('a field has the spaces of a keyboard', () => {
  expect(fieldDate('2027-03-12', 'id')).toBe('12 Mar 2027');
  expect(fieldDate('', 'id')).toBe('');
});
