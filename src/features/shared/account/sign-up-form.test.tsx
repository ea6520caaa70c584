// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readSignInNote } from '@/features/shared/sign-in-note';
import { sessionState } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { SignUpForm } from './sign-up-form';

const service = withMockServer();

afterEach(() => {
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

const SIGN_IN = '/auth/sign-in?from=%2Fbooking%2F12%3Fstep%3D4';
const renderForm = () => renderAuth(<SignUpForm signInHref={SIGN_IN} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Buat akun' }));

async function fillIn(email = 'dewi@kelana.example') {
  type('Nama depan', 'Dewi');
  type('Alamat email', email);
  type('Nomor WhatsApp', '0812 3456 7890');
  type('Kata sandi', 'Samudra88');
  type('Ulangi kata sandi', 'Samudra88');
  await userEvent.click(screen.getByRole('checkbox', { name: /Saya setuju/ }));
}

test('fields have autocomplete names, and the consent to offers is not ticked', () => {
  renderForm();
  const names = ['Nama depan', 'Nama belakang', 'Alamat email', 'Nomor WhatsApp', 'Tanggal lahir'];
  expect(names.map((name) => field(name).autocomplete)).toEqual(['given-name', 'family-name', 'email', 'tel', 'bday']);
  expect(field('Kata sandi').autocomplete).toBe('new-password');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /penawaran/ }).checked).toBe(false);
});

test('a new member is signed in, and no typed value stays in the tab', async () => {
  renderForm();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
  const members = Object.values(service.database().state.members);
  expect(members.find(({ email }) => email === 'dewi@kelana.example')).toMatchObject({ acceptsMarketing: false });
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

test('without a token in the response, sign-in opens with the e-mail address filled in', async () => {
  service.override('register', ({ reply }) => reply(200, { success: true, message: 'Akun dibuat.' }));
  const { router } = renderForm();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith(SIGN_IN, undefined, { shallow: true }));
  expect(readSignInNote()).toBe('registered');
  expect(sessionStorage['kelana.form.sign-in']).toBe('{"email":"dewi@kelana.example"}');
});

test('a registered e-mail address offers to sign in with it, and the other values stay', async () => {
  renderForm();
  await fillIn('Ratna@kelana.example');
  await submit();
  const link = await screen.findByRole('link', { name: 'Masuk dengan email ini' });
  expect(link.getAttribute('href')).toBe('/auth/sign-in?from=%2Fbooking%2F12%3Fstep%3D4');
  expect(document.getElementById('field-email-error')?.textContent).toBe(
    'Alamat email ini sudah terdaftar. Silakan masuk.',
  );
  expect([field('Nama depan').value, field('Kata sandi').value]).toEqual(['Dewi', 'Samudra88']);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sessionStorage['kelana.form.sign-in']).toBe('{"email":"Ratna@kelana.example"}');
});

test('after too many registrations the form says when to try again and keeps the typed values', async () => {
  service.faults.add({ operationId: 'register', status: 429, retryAfterSeconds: 120 });
  renderForm();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Terlalu banyak percobaan\. Coba lagi dalam 2 menit\./,
  );
  expect([field('Nama depan').value, field('Kata sandi').value]).toEqual(['Dewi', 'Samudra88']);
});

test('a password is never in the draft', async () => {
  const { unmount } = renderForm();
  await fillIn();
  unmount();
  expect(sessionStorage['kelana.form.sign-up']).toContain('dewi@kelana.example');
  expect(sessionStorage['kelana.form.sign-up']).not.toContain('Samudra88');
});
