// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  readFormDraft,
  readFormReceipt,
  removeFormDraft,
  removeFormReceipt,
  saveFormReceipt,
  writeFormDraft,
} from './form-storage';

const defaults = { name: '', topics: [] as string[], agree: false, cv: null, password: '' };

beforeEach(() => sessionStorage.clear());

test('the typed values are restored, without passwords and files', () => {
  const typed = { name: 'Ratna', topics: ['visa'], agree: true, cv: new File([], 'cv.pdf'), password: 'Kelana2027' };
  expect(writeFormDraft('contact', defaults, typed)).toBe(true);
  expect(readFormDraft('contact', defaults)).toEqual({ name: 'Ratna', topics: ['visa'], agree: true });
  expect(sessionStorage.getItem('kelana.form.contact')).not.toContain('Kelana2027');
});

test('a form that was emptied again has no draft', () => {
  writeFormDraft('contact', defaults, { ...defaults, name: 'Ratna' });
  writeFormDraft('contact', defaults, defaults);
  expect(sessionStorage.getItem('kelana.form.contact')).toBe(null);
});

test('removed fields, values of other types and invalid JSON are ignored', () => {
  sessionStorage.setItem('kelana.form.contact', '{"name":5,"topics":[1],"gone":"x"}');
  expect(readFormDraft('contact', defaults)).toBe(null);
  sessionStorage.setItem('kelana.form.contact', '{broken');
  expect(readFormDraft('contact', defaults)).toBe(null);
});

const message = 'Terima kasih, Dr. Ratna Dewi. Tim kami menghubungi Anda dalam 1 hari kerja.';

test.each(['APP-1', null])('only the reference of a response (%s) is stored, not its message', (reference) => {
  saveFormReceipt('mice', { message, reference });
  expect(readFormReceipt('mice')).toEqual({ message: '', reference });
  expect({ ...sessionStorage }).toEqual({ 'kelana.sent.mice': JSON.stringify({ reference }) });
});

test('what was removed, another form and invalid JSON have neither draft nor receipt', () => {
  writeFormDraft('mice', defaults, { ...defaults, name: 'Ratna' });
  saveFormReceipt('mice', { message, reference: null });
  removeFormDraft('mice');
  removeFormReceipt('mice');
  sessionStorage.setItem('kelana.sent.contact', '{broken');
  expect(readFormDraft('mice', defaults)).toBe(null);
  for (const name of ['mice', 'contact', 'corporate']) expect(readFormReceipt(name)).toBe(null);
});
