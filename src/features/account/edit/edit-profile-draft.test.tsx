// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { endWithPassword, expireSession, sessionState, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import {
  answer,
  field,
  keptDraft,
  save,
  showEditProfile,
  signInAs,
  type,
  withEditProfile,
} from '../../../../tests/support/with-edit-profile';

const service = withEditProfile();
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

test.each([
  ['signing out', signOut],
  ['a new password', () => endWithPassword(sessionState.token ?? '')],
])('%s forgets the changes', async (_name, over) => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await end(over);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a session that expires while saving is no failure of the form: its end is said where it ends', async () => {
  service.faults.add({ operationId: 'updateUser', status: 401 });
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await save();
  await answer('Ya');
  await vi.waitFor(() => expect(sessionState.endedBy).toBe('expired'));
  await act(async () => {});
  expect(toastsState.items).toEqual([]);
});
