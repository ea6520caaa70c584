// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readFormReceipt, removeFormReceipt, saveFormReceipt } from './form-receipt';

beforeEach(() => sessionStorage.clear());

const message = 'Terima kasih, Dr. Ratna Dewi. Tim kami menghubungi Anda dalam 1 hari kerja.';

test('only the reference of a response is stored, not its message', () => {
  saveFormReceipt('mice', { message, reference: 'APP-1' });
  expect(readFormReceipt('mice')).toEqual({ message: '', reference: 'APP-1' });
  expect({ ...sessionStorage }).toEqual({ 'kelana.sent.mice': '{"reference":"APP-1"}' });
});

test('a response without a reference has a receipt too', () => {
  saveFormReceipt('mice', { message, reference: null });
  expect(readFormReceipt('mice')).toEqual({ message: '', reference: null });
});

test('a removed receipt, another form and invalid JSON have no receipt', () => {
  saveFormReceipt('mice', { message, reference: null });
  removeFormReceipt('mice');
  sessionStorage.setItem('kelana.sent.contact', '{broken');
  expect([readFormReceipt('mice'), readFormReceipt('contact'), readFormReceipt('corporate')]).toEqual([
    null,
    null,
    null,
  ]);
});
