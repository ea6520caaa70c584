import { expect, test } from 'vitest';
import { checkPassport } from './passport';

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

test('a passport that ends before the return has its own kind', () => {
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
