import { expect, test } from 'vitest';
import { validationMessage } from './validation-message.ts';

const text = (locale: 'id' | 'en', keyword: string, params: Record<string, unknown> = {}) =>
  validationMessage({ path: '/field', keyword, params, message: keyword }, locale);

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

test('a pattern has the message of the document', () => {
  expect(text('en', 'pattern', { pattern: '^[A-Z0-9]{6,9}$' })).toBe('6–9 capital letters or digits.');
  expect(text('id', 'pattern', { pattern: '^[0-9]{15,16}$' })).toBe('NPWP terdiri dari 15 atau 16 angka.');
  expect(text('en', 'pattern', { pattern: '^another$' })).toBe('This value is not valid.');
});

test('an unknown keyword still gets a message', () => {
  expect(text('id', 'not')).toBe('Isian ini belum benar.');
});
