import { expect, test } from 'vitest';
import { readCalculator } from './passport-panel';

test.each([
  ['1/1/2020', '21 Nov 2026', {}],
  ['', ' ', { expiry: 'required', returnDate: 'required' }],
  ['31/2/2027', '1/1/20271', { expiry: 'wrong', returnDate: 'wrong' }],
  ['1/1/2030', '20/11/2026', { returnDate: 'past' }],
])('a passport until %j and a return on %j have the problems %j', (expiry, returnDate, problems) => {
  expect(readCalculator({ expiry, returnDate }, '2026-11-21').problems).toEqual(problems);
});

test('two typed dates are read as ISO dates', () => {
  const { dates } = readCalculator({ expiry: '1/1/2020', returnDate: '21 Nov 2026' }, '2026-11-21');
  expect(dates).toEqual({ expiry: '2020-01-01', returnDate: '2026-11-21' });
});
