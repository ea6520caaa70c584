import { expect, test } from 'vitest';
import { checkPassport, isUnusualPassport, passportName, passportNeededUntil } from './passport';

test('a passport that ends six months after the return is enough', () => {
  expect(checkPassport('2027-09-12', '2027-03-12')).toEqual({
    kind: 'enough',
    neededUntil: '2027-09-12',
    missingDays: 0,
  });
});

test('one day less is too short', () => {
  expect(checkPassport('2027-09-11', '2027-03-12')).toEqual({
    kind: 'short',
    neededUntil: '2027-09-12',
    missingDays: 1,
  });
});

test('a passport that ends on the day of the return is too short', () => {
  expect(checkPassport('2027-03-12', '2027-03-12').kind).toBe('short');
});

test('a passport that ends before the return has a separate kind', () => {
  expect(checkPassport('2027-03-11', '2027-03-12')).toEqual({
    kind: 'endsBefore',
    neededUntil: '2027-09-12',
    missingDays: 185,
  });
});

test('six months after the end of August is the end of February', () => {
  expect(checkPassport('2028-02-28', '2027-08-31').neededUntil).toBe('2028-02-29');
  expect(checkPassport('2028-02-29', '2027-08-31').kind).toBe('enough');
});

test('a passport is needed six months after the return', () => {
  expect(passportNeededUntil('2027-04-26')).toBe('2027-10-26');
  expect(passportNeededUntil('2027-08-31')).toBe('2028-02-29');
  expect(passportNeededUntil('2027-09-10')).toBe('2028-03-10');
});

test('an Indonesian passport number is unusual when it is not one letter and seven digits', () => {
  expect(isUnusualPassport('ID', 'X1234567')).toBe(false);
  expect(isUnusualPassport('ID', '12345678')).toBe(true);
  expect(isUnusualPassport('SG', '12345678')).toBe(false);
  expect(isUnusualPassport('ID', 'X1')).toBe(false);
});

test('a passport name has capitals and single spaces only', () => {
  expect(passportName("  Nur'aini  Anne-Marie ")).toBe('NURAINI ANNE MARIE');
  expect(passportName('José Ma. Núñez')).toBe('JOSE MA NUNEZ');
});
