// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionState } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { fillSignIn } from './sign-in-draft';
import { SignInForm } from './sign-in-form';

const service = withMockServer();

afterEach(() => {
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  toastsState.items = [];
});

const renderForm = () => renderAuth(<SignInForm />);
const email = () => screen.getByLabelText<HTMLInputElement>('Alamat email');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Masuk' }));

async function fillIn(secret = 'Kelana2027') {
  await userEvent.type(email(), 'Ratna@kelana.example');
  await userEvent.type(password(), secret);
}

test('both fields are empty and have autocomplete names for password managers', () => {
  renderForm();
  expect([email().value, email().autocomplete]).toEqual(['', 'username']);
  expect([password().value, password().autocomplete]).toEqual(['', 'current-password']);
});

test('an e-mail address from another auth page is filled in', () => {
  fillSignIn('ratna@kelana.example');
  renderForm();
  expect([email().value, password().value]).toEqual(['ratna@kelana.example', '']);
  expect(screen.queryByText(/kami tampilkan lagi/)).toBeNull();
});

test('correct credentials sign the member in, and no typed value is stored', async () => {
  renderForm();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
  expect(service.database().state.sessions[sessionState.token ?? '']).toBeDefined();
  await vi.waitFor(() => expect(toastsState.items[0]).toMatchObject({ text: 'Selamat datang kembali, Ratna.' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('credentials that a password manager filled in without an event sign the member in', async () => {
  renderForm();
  email().value = 'ratna@kelana.example';
  password().value = 'Kelana2027';
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
});

test('wrong credentials show the message of the service and keep the typed values', async () => {
  renderForm();
  await fillIn('Keliru2027');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Alamat email atau kata sandi tidak cocok.');
  await vi.waitFor(() => expect(document.activeElement).toBe(alert));
  expect([email().value, password().value]).toEqual(['Ratna@kelana.example', 'Keliru2027']);
  expect(sessionState.status).toBe('visitor');
});

test('leaving an empty field shows no error, leaving an invalid e-mail address does', async () => {
  renderForm();
  await userEvent.click(email());
  await userEvent.click(password());
  expect(screen.queryByText('Alamat email wajib diisi.')).toBeNull();
  await userEvent.type(email(), 'ratna');
  await userEvent.tab();
  expect(await screen.findByText('Masukkan alamat email yang valid, contoh nama@email.com.')).toBeTruthy();
});
