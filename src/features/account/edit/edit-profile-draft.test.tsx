// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expireSession, sessionState, signOut } from '@/state/session';
import {
  field,
  keptDraft,
  showEditProfile,
  signInAs,
  type,
  withEditProfile,
} from '../../../../tests/support/with-edit-profile';

withEditProfile();
const end = (session: () => void) => act(async () => session());
const expire = () => end(() => expireSession(sessionState.token ?? ''));

test('an expired session keeps the changes for the same member alone', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await expire();
  expect(keptDraft()).toBe('{"first_name":"Ratih"}');
  await signInAs('ratna');
  expect(await screen.findByText(/^Perubahan Anda yang belum disimpan/)).toBeTruthy();
  expect(field('Nama depan').value).toBe('Ratih');
  await expire();
  await signInAs('bima');
  expect((await screen.findByLabelText<HTMLInputElement>('Nama depan')).value).toBe('Bima');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('restored changes are taken back on request, and the focus is on the form', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await expire();
  await signInAs('ratna');
  await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan ke data tersimpan' }));
  expect([field('Nama depan').value, document.activeElement]).toEqual(['Ratna', field('Nama depan')]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('signing out forgets the changes', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await end(signOut);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
