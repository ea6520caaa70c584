import { expect, test } from 'vitest';
import { sortFieldErrors } from './sort-field-errors';

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
