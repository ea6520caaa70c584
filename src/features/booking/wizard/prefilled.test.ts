import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { prefilledIn, stillPrefilled } from './prefilled';

const { contact } = filledValues();

test('a field changed by hand no longer counts as prefilled', () => {
  const prefilled = { first_name: 'Ratna', email: 'ratna@kelana.example' };
  expect(stillPrefilled(prefilled, contact)).toEqual(['first_name']);
  expect(stillPrefilled({}, contact)).toEqual([]);
});

test('a draft keeps the names of the fields, the form their values', () => {
  expect(prefilledIn(['first_name', 'city', 'nonsense'], contact)).toEqual({ first_name: 'Ratna' });
});
