import { expect, test } from 'vitest';
import { filledValues, knownProfile as known } from '../../../../tests/support/booking-fixture';
import { receiptValues, valuesOfReceipt } from './receipt-values';

test('a receipt keeps no passport, birth date or wish, and nothing of the profile', () => {
  const text = JSON.stringify(receiptValues(filledValues(), known));
  expect(text).not.toMatch(/1234567|2030|1986|2019|kacang|ratna|wulandari|0812|jakarta/i);
  expect(text).toMatch(/dewi/);
});

test('it is whole again with the profile', () => {
  const values = valuesOfReceipt(receiptValues(filledValues(), known), known);
  expect(values?.contact).toEqual(filledValues().contact);
  expect(values?.passengers.map(({ first_name, passport_later }) => [first_name, passport_later])).toEqual([
    ['RATNA', false],
    ['dewi', true],
  ]);
  expect(values?.passengers.map(({ dob }) => dob)).toEqual(['', '']);
  expect(values?.rooms).toEqual({ twin: 1, double: 0, triple: 0, single: 0 });
});

test('an older receipt has no values', () => {
  expect(valuesOfReceipt({}, known)).toBeNull();
});
