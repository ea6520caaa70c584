// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readFormDraft, removeFormDraft, writeFormDraft } from './form-draft';

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

test('a removed draft cannot be read', () => {
  writeFormDraft('contact', defaults, { ...defaults, name: 'Ratna' });
  removeFormDraft('contact');
  expect(readFormDraft('contact', defaults)).toBe(null);
});
