import { expect, test } from 'vitest';
import { holidaysIn } from './holidays';

test('Lebaran, the school holidays and the end of the year lie in their months, in order of time', () => {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-06', '2027-07', '2027-12'];
  expect(holidaysIn(months)).toEqual([
    { name: 'yearEnd', year: 2026, months: ['2026-12'] },
    { name: 'lebaran', year: 2027, months: ['2027-03'] },
    { name: 'school', year: 2027, months: ['2027-06', '2027-07'] },
    { name: 'yearEnd', year: 2027, months: ['2027-12'] },
  ]);
});

test.each([
  ['2025', ['03', '04']],
  ['2026', ['03']],
  ['2028', ['02', '03']],
  ['2029', ['02']],
])('Lebaran of %s lies in the months %j', (year, expected) => {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const lebaran = holidaysIn(months).filter(({ name }) => name === 'lebaran');
  expect(lebaran.map((row) => row.months)).toEqual([expected.map((month) => `${year}-${month}`)]);
});

test('a year with two of them has two entries', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2033-${String(index + 1).padStart(2, '0')}`);
  expect(holidaysIn(months).filter(({ name }) => name === 'lebaran')).toHaveLength(2);
});

test('holidays without departures are left out', () => {
  expect(holidaysIn(['2027-05', '2027-07'])).toEqual([{ name: 'school', year: 2027, months: ['2027-07'] }]);
  expect(holidaysIn([])).toEqual([]);
});
