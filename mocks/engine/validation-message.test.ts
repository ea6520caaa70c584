import { expect, test } from 'vitest';
import { validationMessage } from './validation-message.ts';

const text = (locale: 'id' | 'en', keyword: string, params: Record<string, unknown> = {}, path = '/field') =>
  validationMessage({ path, keyword, params, message: keyword }, locale);

test('each keyword has a message for people in both languages', () => {
  expect(text('id', 'required', { missingProperty: 'email' })).toBe('Wajib diisi.');
  expect(text('en', 'required', { missingProperty: 'email' })).toBe('Required.');
  expect(text('id', 'minLength', { limit: 8 })).toBe('Minimal 8 karakter.');
  expect(text('id', 'minLength', { limit: 1 })).toBe('Wajib diisi.');
  expect(text('en', 'maxLength', { limit: 50 })).toBe('At most 50 characters.');
  expect(text('id', 'type', { type: 'integer' })).toBe('Harus bilangan bulat.');
  expect(text('en', 'type', { type: ['string', 'null'] })).toBe('Must be text.');
  expect(text('id', 'format', { format: 'email' })).toBe('Alamat email belum benar.');
  expect(text('id', 'const', { allowedValue: true })).toBe('Harus disetujui.');
  expect(text('id', 'fileSize', { limit: 2_097_152 })).toBe('Berkas terlalu besar, maksimal 2 MB.');
});

test('a pattern is explained by the field it belongs to', () => {
  expect(text('en', 'pattern', {}, '/passengers/0/passport_number')).toBe('6–9 capital letters or digits.');
  expect(text('id', 'pattern', {}, '/pic_phone')).toBe('Nomor telepon diawali kode negara, misalnya +6281200000000.');
  expect(text('en', 'pattern', {}, '/other')).toBe('This value is not valid.');
});

test('an unknown keyword still gets a message', () => {
  expect(text('id', 'not')).toBe('Isian ini belum benar.');
});
