import { expect, test } from 'vitest';
import { calculatorProblems } from './calculator-problems';

const TODAY = '2026-11-21';

test('two valid dates have no errors, even if the passport has expired', () => {
  expect(calculatorProblems({ expiry: '2020-01-01', returnDate: '2026-11-21' }, TODAY)).toEqual({});
});

test('both dates are needed', () => {
  expect(calculatorProblems({ expiry: '', returnDate: '' }, TODAY)).toEqual({
    expiry: 'required',
    returnDate: 'required',
  });
  expect(calculatorProblems({ expiry: '20271-01-01', returnDate: '2027-03-12' }, TODAY)).toEqual({
    expiry: 'required',
  });
});

test('a return date in the past is an error', () => {
  expect(calculatorProblems({ expiry: '2030-01-01', returnDate: '2026-11-20' }, TODAY)).toEqual({
    returnDate: 'past',
  });
});
