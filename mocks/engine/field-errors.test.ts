import { expect, test } from 'vitest';
import { fieldErrors, validationMessage } from './field-errors.ts';

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

test.each([
  ['id', 'required', { missingProperty: 'email' }, 'Wajib diisi.'],
  ['en', 'minLength', { limit: 8 }, 'At least 8 characters.'],
  ['id', 'minLength', { limit: 1 }, 'Wajib diisi.'],
  ['en', 'maxLength', { limit: 1 }, 'At most 1 character.'],
  ['id', 'type', { type: 'integer' }, 'Harus bilangan bulat.'],
  ['en', 'type', { type: ['string', 'null'] }, 'Must be text.'],
  ['id', 'format', { format: 'email' }, 'Alamat email belum benar.'],
  ['id', 'const', { allowedValue: true }, 'Harus disetujui.'],
  ['en', 'const', { allowedValue: 7 }, 'This value is not valid.'],
  ['en', 'fileType', { allowed: 'JPG, PNG' }, 'This kind of file is not supported. Use JPG, PNG.'],
  ['id', 'fileSize', { limit: 2_097_152 }, 'Berkas terlalu besar, maksimal 2 MB.'],
  ['en', 'pattern', { pattern: '^[A-Z0-9]{6,9}$' }, '6–9 capital letters or digits.'],
  ['en', 'pattern', { pattern: '^another$' }, 'This value is not valid.'],
  ['id', 'not', {}, 'Isian ini belum benar.'],
] as const)('%s, %s %j: %s', (locale, keyword, params, text) => {
  expect(validationMessage({ path: '/field', keyword, params, message: keyword }, locale)).toBe(text);
});
