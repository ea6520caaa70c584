// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepReceipt, readReceipt, removeReceipt, withoutTyped } from './form-receipt';

beforeEach(() => sessionStorage.clear());

const typed = { name: 'Dr. Ratna Dewi', email: 'ratna@kelana.example', products: ['2'] };
const message = 'Terima kasih, Dr. Ratna Dewi. Tim kami menghubungi Anda dalam 1 hari kerja.';

test('an answer is read again without the name it greeted', () => {
  keepReceipt('mice', 'id', { message, reference: 'APP-1' }, typed);
  expect(readReceipt('mice', 'id')).toEqual({
    message: 'Tim kami menghubungi Anda dalam 1 hari kerja.',
    reference: 'APP-1',
  });
  expect(sessionStorage.getItem('kelana.sent.mice')).not.toContain('Ratna');
});

test('in another language only the fact and the reference are left', () => {
  keepReceipt('mice', 'id', { message, reference: null }, typed);
  expect(readReceipt('mice', 'en')).toEqual({ message: '', reference: null });
});

test('a new form, another form and broken text have no answer', () => {
  keepReceipt('mice', 'id', { message, reference: null }, typed);
  removeReceipt('mice');
  sessionStorage.setItem('kelana.sent.contact', '{broken');
  expect([readReceipt('mice', 'id'), readReceipt('contact', 'id'), readReceipt('corporate', 'id')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a message that is about the person only leaves nothing', () => {
  expect(withoutTyped('Terima kasih, Siti.', { name: 'Siti' })).toBe('');
  expect(withoutTyped('Terima kasih.', { entity: 'PT' })).toBe('Terima kasih.');
});
