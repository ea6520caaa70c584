import { expect, test } from 'vitest';
import { sortFieldErrors } from './sort-field-errors';

test('a refusal stands beside its field, a row of a list beside the list, the rest on its own', () => {
  const errors = { email: ['Email salah.', 'Lagi.'], 'products.0': ['Tidak dikenal.'], quota: ['Penuh.'] };
  expect(sortFieldErrors(errors, ['email', 'products'])).toEqual({
    fields: [
      { name: 'email', message: 'Email salah.' },
      { name: 'products', message: 'Tidak dikenal.' },
    ],
    rest: ['Penuh.'],
  });
});
