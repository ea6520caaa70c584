import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('errors are grouped by the path of their field, without repetition', () => {
  const violation = (path: string, keyword: string, params: Record<string, unknown> = {}) => ({
    path,
    keyword,
    params,
    message: '',
  });
  const errors = fieldErrors(
    [
      violation('', 'required', { missingProperty: 'email' }),
      violation('/passengers/0', 'required', { missingProperty: 'dob' }),
      violation('/city', 'minLength', { limit: 1 }),
      violation('/city', 'required'),
      violation('', 'minProperties', { limit: 1 }),
    ],
    'id',
  );
  expect(errors).toEqual({
    email: ['Wajib diisi.'],
    'passengers.0.dob': ['Wajib diisi.'],
    city: ['Wajib diisi.'],
    body: ['Tidak ada yang diubah.'],
  });
});

test('a value too short for its format gets only the format error', () => {
  const both = ['minLength', 'format'].map((keyword) => ({
    path: '/email',
    keyword,
    params: { limit: 3, format: 'email' },
    message: '',
  }));
  expect(fieldErrors(both, 'id')).toEqual({ email: ['Alamat email belum benar.'] });
});

test('field errors are limited in number and in length of their field names', () => {
  const violations = Array.from({ length: 5_000 }, (_, index) => ({
    path: `/${index}${'k'.repeat(100_000)}`,
    keyword: 'type',
    params: { type: 'string' },
    message: '',
  }));
  const errors = fieldErrors(violations, 'en');
  expect(Object.keys(errors)).toHaveLength(300);
  expect(Object.keys(errors)[0]).toBe(`0${'k'.repeat(99)}…`);
});
