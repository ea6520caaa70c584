import { expect, test } from 'vitest';
import { referenceOf, sortFieldErrors } from './use-enquiry-form';

test('the reference is null if the response has none', () => {
  expect(referenceOf({ success: true, data: { reference: 'LMR-2027-0001' } })).toBe('LMR-2027-0001');
  expect([{ success: true }, { data: { reference: '' } }, null].map(referenceOf)).toEqual([null, null, null]);
});

test('an error belongs to its field, the error of a list row to its list, and others are separate', () => {
  const errors = { email: ['Email salah.', 'Lagi.'], 'products.0': ['Tidak dikenal.'], quota: ['Penuh.'] };
  expect(sortFieldErrors(errors, ['email', 'products'])).toEqual({
    fields: [
      { name: 'email', message: 'Email salah.' },
      { name: 'products', message: 'Tidak dikenal.' },
    ],
    rest: ['Penuh.'],
  });
});
