// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmState } from '@/state/confirm';
import { toastsState } from '@/state/toasts';
import {
  answer,
  field,
  save,
  saveAndConfirm,
  showEditProfile,
  storedDraft,
  type,
  withEditProfile,
} from '../../../../tests/support/with-edit-profile';

const service = withEditProfile();
afterEach(() => {
  vi.useRealTimers();
});
const updates = () => service.calls.all().filter(({ operationId }) => operationId === 'updateUser').length;
const textFields = ['Nama depan', 'Nama belakang', 'Nomor WhatsApp', 'Tanggal lahir', 'Alamat$'];

test('the form starts with the profile and stores none of it', async () => {
  await showEditProfile();
  expect([field('Nama depan').value, field('Nomor WhatsApp').value]).toEqual(['Ratna', '+62 812-0000-0111']);
  expect([field('Tanggal lahir').value, field('Alamat email').readOnly]).toEqual(['17 Apr 1986', true]);
  await vi.waitFor(() => expect(screen.getByDisplayValue('Jakarta Utara')).toBeTruthy());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a confirmed save is announced once, and the new values are shown', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  type('Nomor WhatsApp', '0812 9999 0000');
  const focusSpy = vi.spyOn(HTMLElement.prototype, 'focus');
  await saveAndConfirm();
  const status = (await screen.findByText('Perubahan disimpan')).closest('[role="status"]');
  expect(document.activeElement).toBe(status);
  expect(focusSpy.mock.contexts.filter((element) => element === status).length).toBe(1);
  expect(toastsState.items.map(({ text }) => text)).toEqual(['Perubahan disimpan.']);
  expect([field('Nama depan').value, field('Nomor WhatsApp').value]).toEqual(['Ratih', '+62 812-9999-0000']);
  expect(storedDraft()).toBe(undefined);
  type('Nama depan', 'Ratna');
  await vi.waitFor(() => expect(screen.queryByText('Perubahan disimpan')).toBe(null));
  focusSpy.mockRestore();
});

test('a tab that becomes visible again shows a change made elsewhere, and keeps unsaved input and errors', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await showEditProfile();
  type('Alamat$', 'Jalan Melati 5');
  type('Nama depan', 'R2D2');
  await save();
  const errors = await screen.findAllByText(/^Nama hanya boleh berisi huruf/);
  for (const { profile } of Object.values(service.database().state.members)) profile.phone = '+6281277770000';
  // SWR waits two seconds between two fetches.
  await vi.waitFor(() => {
    vi.setSystemTime(Date.now() + 10_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(field('Nomor WhatsApp').value).toBe('+62 812-7777-0000');
  });
  expect(screen.getAllByText(/^Nama hanya boleh berisi huruf/)).toHaveLength(errors.length);
  expect(field('Alamat$').value).toBe('Jalan Melati 5');
  type('Nama depan', 'Ratih');
  await saveAndConfirm();
  await screen.findByText('Perubahan disimpan');
  expect([field('Alamat$').value, field('Nomor WhatsApp').value]).toEqual(['Jalan Melati 5', '+62 812-7777-0000']);
});

test('input typed during a save stays unsaved, and the next save sends it', async () => {
  service.faults.add({ operationId: 'updateUser', delayMs: 300 });
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await saveAndConfirm();
  await screen.findByRole('button', { name: 'Menyimpan…' });
  type('Nama belakang', 'Larasati');
  await vi.waitFor(() => expect(toastsState.items.map(({ text }) => text)).toEqual(['Perubahan disimpan.']));
  await vi.waitFor(() => expect(storedDraft()).toBe('{"last_name":"Larasati"}'));
  expect([field('Nama depan').value, field('Nama belakang').value]).toEqual(['Ratih', 'Larasati']);
  expect(screen.queryByText('Perubahan disimpan')).toBe(null);
  expect(screen.queryByText(/^Perubahan Anda yang belum disimpan/)).toBe(null);
  await saveAndConfirm();
  await screen.findByText('Perubahan disimpan');
  expect([updates(), field('Nama depan').value, field('Nama belakang').value]).toEqual([2, 'Ratih', 'Larasati']);
});

test('an emptied field is not saved, and shows the saved value again', async () => {
  await showEditProfile();
  const { value } = field('Alamat$');
  type('Alamat$', '');
  expect(screen.getByText('200 karakter tersisa')).toBeTruthy();
  type('Nama depan', 'Ratih');
  await saveAndConfirm();
  await screen.findByText('Perubahan disimpan');
  expect([field('Alamat$').value, value.length > 0]).toEqual([value, true]);
  expect(screen.getByText(`${200 - value.length} karakter tersisa`)).toBeTruthy();
});

test('a cancelled save sends nothing and keeps the input', async () => {
  await showEditProfile();
  type('Nama depan', 'Ratih');
  await save();
  await answer('Batal');
  expect([updates(), field('Nama depan').value]).toEqual([0, 'Ratih']);
});

test('a save of empty fields asks and sends nothing, and shows a message until the next input', async () => {
  await showEditProfile();
  for (const label of textFields) type(label, '');
  await vi.waitFor(() => expect(field('Negara').disabled).toBe(false));
  fireEvent.change(field('Negara'), { target: { value: '' } });
  await save();
  const message = await screen.findByText(/^Belum ada perubahan yang bisa disimpan/);
  expect(message.closest('[role="alert"]')).toBeTruthy();
  expect([updates(), confirmState.question]).toEqual([0, null]);
  type('Nama depan', 'R');
  await vi.waitFor(() => expect(screen.queryByText(/^Belum ada perubahan/)).toBe(null));
});

test('changing the country empties the city; without a country the city field says why it is disabled', async () => {
  await showEditProfile();
  await vi.waitFor(() => expect(field('Kota').disabled).toBe(false));
  await userEvent.selectOptions(field('Negara'), 'Jepang');
  expect(field('Kota').value).toBe('');
  await vi.waitFor(() => expect(within(field('Kota')).getByText('Tokyo')).toBeTruthy());
  const cityRemoved = /^Negaranya berganti, jadi kota yang lama terhapus saat Anda menyimpan/;
  expect(screen.getByText(cityRemoved).getAttribute('role')).toBe('status');
  await userEvent.selectOptions(field('Kota'), 'Tokyo');
  expect(screen.queryByText(cityRemoved)).toBe(null);
  fireEvent.change(field('Negara'), { target: { value: '' } });
  expect(field('Kota').disabled).toBe(true);
  expect(screen.queryByText(cityRemoved)).toBe(null);
  expect(screen.getByText('Pilih negara dulu, lalu kotanya.')).toBeTruthy();
});
