import { expect, test } from 'vitest';
import { readCalculator } from './passport-panel';

const TODAY = '2026-11-21';
const problemsOf = (expiry: string, returnDate: string) => readCalculator({ expiry, returnDate }, TODAY).problems;

test('two typed dates are read, even if the passport has expired', () => {
  expect(readCalculator({ expiry: '1/1/2020', returnDate: '21 Nov 2026' }, TODAY)).toEqual({
    dates: { expiry: '2020-01-01', returnDate: '2026-11-21' },
    problems: {},
  });
});

test('both dates are needed and must exist', () => {
  expect(problemsOf('', ' ')).toEqual({ expiry: 'required', returnDate: 'required' });
  expect(problemsOf('31/2/2027', '1/1/20271')).toEqual({ expiry: 'wrong', returnDate: 'wrong' });
});

test('a return date in the past is an error', () => {
  expect(problemsOf('1/1/2030', '20/11/2026')).toEqual({ returnDate: 'past' });
});
