// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { readSignInNote } from '@/features/shared/sign-in-note';
import { sessionState, signIn } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { tokenOf } from '../../../../scripts/lib/member-session.ts';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { ChangePasswordForm } from './change-password-form';

const service = withMockServer();
const ratna = { email: 'ratna@kelana.example', password: 'Kelana2027' };

afterEach(() => {
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  toastsState.items = [];
});

async function change(oldPassword: string, newPassword: string, confirmation = newPassword) {
  signIn(await tokenOf(publicEnv.serviceHost, ratna));
  renderInShell(<ChangePasswordForm />, { namespaces: ['change-password', 'common', 'form', 'validation'] });
  await userEvent.type(screen.getByLabelText('Kata sandi lama'), oldPassword);
  await userEvent.type(screen.getByLabelText('Kata sandi baru'), newPassword);
  await userEvent.type(screen.getByLabelText('Konfirmasi kata sandi'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
}

const expectFieldError = (name: string, message: string) =>
  vi.waitFor(() => expect(document.querySelector(`#field-${name}-error`)?.textContent).toBe(message));
const updates = () => service.calls.all().filter(({ operationId }) => operationId === 'updateUser');

test('a changed password ends the session, shows a toast and stores a note for the sign-in page', async () => {
  await change('Kelana2027', 'Lautan2028');
  await vi.waitFor(() => expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'password' }));
  await vi.waitFor(() => expect(readSignInNote()).toBe('changed'));
  expect(toastsState.items.map(({ text }) => text)).toEqual(['Kata sandi berhasil diubah. Silakan masuk kembali.']);
  expect(service.database().state.sessions).toEqual({});
  expect(Object.keys(sessionStorage)).toEqual(['kelana.sign-in-note']);
});

test('a member who signed in meanwhile in another tab stays signed in and sees no message', async () => {
  service.override('updateUser', ({ reply }) => {
    signIn('bima');
    return reply(200, { success: true, message: 'Kata sandi berhasil diubah.' });
  });
  await change('Kelana2027', 'Lautan2028');
  await vi.waitFor(() => expect(updates()).toHaveLength(1));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Simpan kata sandi' })).toBeTruthy());
  expect(sessionState).toMatchObject({ status: 'member', token: 'bima' });
  expect([toastsState.items.length, readSignInNote()]).toEqual([0, null]);
});

test('a wrong old password gives an error beside its field, and the session and the input stay', async () => {
  await change('Kelana2026', 'Lautan2028');
  await expectFieldError('old_password', 'Kata sandi lama tidak cocok.');
  expect(sessionState.status).toBe('member');
  expect((screen.getByLabelText('Kata sandi baru') as HTMLInputElement).value).toBe('Lautan2028');
});

test.each([
  ['an unchanged password', ['Kelana2027'], 'password', 'Kata sandi baru harus berbeda dari yang lama.'],
  ['a password without a digit', ['Lautanluas'], 'password', 'Minimal 8 karakter, gunakan huruf dan angka.'],
  ['another confirmation', ['Lautan2028', 'Lautan2029'], 'confirm_password', 'Konfirmasi kata sandi tidak sama.'],
] as const)('%s is refused beside its field before it is sent', async (_, [typed, confirmation], field, message) => {
  await change('Kelana2027', typed, confirmation);
  await expectFieldError(field, message);
  expect(updates()).toEqual([]);
});
