// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readFormDraft, writeFormDraft } from '@/features/shared/form/form-draft';
import { claimDraft, DETAILS_DRAFT, forgetDraft, signDraft } from './draft-owner';

const saved = { first_name: 'Ratna' };
const readDraft = () => readFormDraft(DETAILS_DRAFT, saved);

afterEach(() => sessionStorage.clear());

function writeDraftAs(email: string) {
  claimDraft(email);
  signDraft(email);
  writeFormDraft(DETAILS_DRAFT, saved, { first_name: 'Ratih' });
}

test('the same member gets the draft back, whatever the case of the email address', () => {
  writeDraftAs('ratna@kelana.example');
  claimDraft('Ratna@kelana.example');
  expect(readDraft()).toEqual({ first_name: 'Ratih' });
});

test('another member does not get the draft', () => {
  writeDraftAs('ratna@kelana.example');
  claimDraft('bima@kelana.example');
  expect(readDraft()).toBe(null);
});

test('a draft without an owner mark is deleted', () => {
  writeFormDraft(DETAILS_DRAFT, saved, { first_name: 'Ratih' });
  claimDraft('ratna@kelana.example');
  expect(readDraft()).toBe(null);
});

test('a visit without input stores no owner mark', () => {
  claimDraft('ratna@kelana.example');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('the email address itself is not stored', () => {
  writeDraftAs('ratna@kelana.example');
  expect(JSON.stringify(sessionStorage)).not.toContain('kelana.example');
});

test('deleting a draft also deletes its owner mark', () => {
  writeDraftAs('ratna@kelana.example');
  forgetDraft();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
