import { expect, test } from 'vitest';
import { calculatorProblems } from './calculator-problems';

const TODAY = '2026-11-21';

test('two real dates can be judged, also those of a passport that is over', () => {
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

test('a trip that is over needs no passport', () => {
  expect(calculatorProblems({ expiry: '2030-01-01', returnDate: '2026-11-20' }, TODAY)).toEqual({
    returnDate: 'past',
  });
});
