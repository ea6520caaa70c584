import { expect, test } from 'vitest';
import { checkPassport, isUnusualPassport, passportName, passportNeededUntil } from './passport';

test.each([
  ['six months after the return is enough', '2027-09-12', { kind: 'enough', missingDays: 0 }],
  ['a day earlier is too short', '2027-09-11', { kind: 'short', missingDays: 1 }],
  ['on the day of the return is too short', '2027-03-12', { kind: 'short', missingDays: 184 }],
  ['before the return has a kind of its own', '2027-03-11', { kind: 'endsBefore', missingDays: 185 }],
])('a passport that ends %s', (_, expiry, check) => {
  expect(checkPassport(expiry, '2027-03-12')).toEqual({ neededUntil: '2027-09-12', ...check });
});

test('a passport is needed six months after the return; after the end of August that is the end of February', () => {
  expect(passportNeededUntil('2027-04-26')).toBe('2027-10-26');
  expect(passportNeededUntil('2027-08-31')).toBe('2028-02-29');
  expect(passportNeededUntil('2027-09-10')).toBe('2028-03-10');
});

test('an Indonesian passport number is unusual when it is not one letter and seven digits', () => {
  expect(isUnusualPassport('ID', 'X1234567')).toBe(false);
  expect(isUnusualPassport('ID', '12345678')).toBe(true);
  expect(isUnusualPassport('SG', '12345678')).toBe(false);
  expect(isUnusualPassport('ID', 'X1')).toBe(false);
  expect(isUnusualPassport('ID', 'XX1234567')).toBe(true);
  expect(isUnusualPassport('ID', 'X12345678')).toBe(true);
  expect(isUnusualPassport('ID', 'X123456789')).toBe(false);
});

test('a passport name has capitals and single spaces only', () => {
  expect(passportName("  Nur'aini  Anne-Marie ")).toBe('NURAINI ANNE MARIE');
  expect(passportName('José Ma. Núñez')).toBe('JOSE MA NUNEZ');
});
