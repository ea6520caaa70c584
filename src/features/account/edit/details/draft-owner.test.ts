// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readFormDraft, writeFormDraft } from '@/features/shared/form/form-draft';
import { claimDraft, DETAILS_DRAFT, forgetDraft, signDraft } from './draft-owner';

const saved = { first_name: 'Ratna' };
const typed = () => readFormDraft(DETAILS_DRAFT, saved);

afterEach(() => sessionStorage.clear());

function typeAs(email: string) {
  claimDraft(email);
  signDraft(email);
  writeFormDraft(DETAILS_DRAFT, saved, { first_name: 'Ratih' });
}

test('the same member finds the draft again, however the address is written', () => {
  typeAs('ratna@kelana.example');
  claimDraft('Ratna@kelana.example');
  expect(typed()).toEqual({ first_name: 'Ratih' });
});

test('another member finds none', () => {
  typeAs('ratna@kelana.example');
  claimDraft('bima@kelana.example');
  expect(typed()).toBe(null);
});

test("a draft nobody has signed is nobody's", () => {
  writeFormDraft(DETAILS_DRAFT, saved, { first_name: 'Ratih' });
  claimDraft('ratna@kelana.example');
  expect(typed()).toBe(null);
});

test('a visit without typing leaves no mark', () => {
  claimDraft('ratna@kelana.example');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('the address itself is not kept', () => {
  typeAs('ratna@kelana.example');
  expect(JSON.stringify(sessionStorage)).not.toContain('kelana.example');
});

test('a forgotten draft leaves nothing behind', () => {
  typeAs('ratna@kelana.example');
  forgetDraft();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
