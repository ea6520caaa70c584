// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readFormReceipt, removeFormReceipt, saveFormReceipt } from './form-receipt';

beforeEach(() => sessionStorage.clear());

const message = 'Terima kasih, Dr. Ratna Dewi. Tim kami menghubungi Anda dalam 1 hari kerja.';

test('of an answer only the fact and the reference are kept', () => {
  saveFormReceipt('mice', { message, reference: 'APP-1' });
  expect(readFormReceipt('mice')).toEqual({ message: '', reference: 'APP-1' });
  expect({ ...sessionStorage }).toEqual({ 'kelana.sent.mice': '{"reference":"APP-1"}' });
});

test('an answer without a reference is still one', () => {
  saveFormReceipt('mice', { message, reference: null });
  expect(readFormReceipt('mice')).toEqual({ message: '', reference: null });
});

test('a new form, another form and broken text have no answer', () => {
  saveFormReceipt('mice', { message, reference: null });
  removeFormReceipt('mice');
  sessionStorage.setItem('kelana.sent.contact', '{broken');
  expect([readFormReceipt('mice'), readFormReceipt('contact'), readFormReceipt('corporate')]).toEqual([
    null,
    null,
    null,
  ]);
});
