import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { receiptValues, valuesOfReceipt } from './receipt-values';

const known = {
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'Ratna@Kelana.example',
  phone: '0812 3456 7890',
  city: 'Jakarta Utara',
  dob: '14 Mei 1986',
};

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
  expect(values?.rooms).toEqual({ twin: 1, double: 0, triple: 0, single: 0 });
});

test('an older receipt has no values', () => {
  expect(valuesOfReceipt({}, known)).toBeNull();
});
