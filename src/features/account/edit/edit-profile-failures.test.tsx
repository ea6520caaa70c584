// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { endWithPassword, expireSession, sessionState, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import {
  field,
  renderEditProfile,
  saveAndConfirm,
  showEditProfile,
  signInAs,
  storedDraft,
  type,
  withEditProfile,
} from '../../../../tests/support/with-edit-profile';

const service = withEditProfile();
const endSession = (action: () => void) => act(async () => action());
const expire = () => endSession(() => expireSession(sessionState.token ?? ''));

test('after an expired session only the same member gets the unsaved changes back', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await expire();
  expect(storedDraft()).toBe('{"first_name":"Ratih"}');
  await signInAs('ratna');
  expect(await screen.findByText(/^Perubahan Anda yang belum disimpan/)).toBeTruthy();
  expect(field('Nama depan').value).toBe('Ratih');
  await expire();
  await signInAs('bima');
  expect((await screen.findByLabelText<HTMLInputElement>('Nama depan')).value).toBe('Bima');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('restored changes can be discarded, and the focus moves into the form', async () => {
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
  ['changing the password', () => endWithPassword(sessionState.token ?? '')],
])('%s deletes the draft', async (_name, action) => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await endSession(action);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a session that expires during a save causes no error toast of the form', async () => {
  service.faults.add({ operationId: 'updateUser', status: 401 });
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await saveAndConfirm();
  await vi.waitFor(() => expect(sessionState.endedBy).toBe('expired'));
  await act(async () => {});
  expect(toastsState.items).toEqual([]);
});

test('an error from the service is shown beside its field', async () => {
  service.override('updateUser', ({ reply }) =>
    reply(422, { success: false, message: 'Periksa.', errors: { phone: ['Nomor ini sudah dipakai.'] } }),
  );
  await showEditProfile();
  type('Nomor WhatsApp', '0812 9999 0000');
  await saveAndConfirm();
  await vi.waitFor(() =>
    expect(document.getElementById('field-phone-error')?.textContent).toBe('Nomor ini sudah dipakai.'),
  );
  expect(field('Nomor WhatsApp').value).toBe('0812 9999 0000');
});

test('a profile that fails to load shows an error, and a retry loads it', async () => {
  service.faults.add({ operationId: 'getProfile', status: 422 });
  renderEditProfile();
  expect(await screen.findByRole('heading', { name: 'Profil belum bisa dimuat' })).toBeTruthy();
  service.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Nama depan')).value).toBe('Ratna');
});

test('cities that fail to load offer a retry', async () => {
  service.faults.add({ operationId: 'listCities', status: 422 });
  await showEditProfile();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(field('Kota').disabled).toBe(true);
  service.faults.clear();
  await userEvent.click(retry);
  await vi.waitFor(() => expect(screen.getByDisplayValue('Jakarta Utara')).toBeTruthy());
});

test('without countries the city field says that it waits for them, and a retry loads both', async () => {
  service.faults.add({ operationId: 'listCountries', status: 422 });
  await showEditProfile();
  expect(await screen.findByText('Kota muncul setelah daftar negara dimuat.')).toBeTruthy();
  expect([field('Negara').disabled, field('Kota').disabled]).toEqual([true, true]);
  service.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await vi.waitFor(() => expect(screen.getByDisplayValue('Jakarta Utara')).toBeTruthy());
});
