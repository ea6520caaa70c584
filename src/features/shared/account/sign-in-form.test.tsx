// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as loading from '@/api/load-browser-client';
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

const show = () => renderAuth(<SignInForm />);
const email = () => screen.getByLabelText<HTMLInputElement>('Alamat email');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Masuk' }));

async function fillIn(secret = 'Kelana2027') {
  await userEvent.type(email(), 'Ratna@kelana.example');
  await userEvent.type(password(), secret);
}

test('both fields are empty and named for password managers', () => {
  show();
  expect([email().value, email().autocomplete]).toEqual(['', 'username']);
  expect([password().value, password().autocomplete]).toEqual(['', 'current-password']);
});

test('an address from another auth page is filled in', () => {
  fillSignIn('ratna@kelana.example');
  show();
  expect([email().value, password().value]).toEqual(['ratna@kelana.example', '']);
  expect(screen.queryByText(/kami tampilkan lagi/)).toBeNull();
});

test('the right credentials make a member, and nothing typed is kept', async () => {
  show();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
  expect(service.database().state.sessions[sessionState.token ?? '']).toBeDefined();
  await vi.waitFor(() => expect(toastsState.items[0]).toMatchObject({ text: 'Selamat datang kembali, Ratna.' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('wrong credentials show the sentence of the service and keep what was typed', async () => {
  show();
  await fillIn('Keliru2027');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Alamat email atau kata sandi tidak cocok.');
  expect(document.activeElement).toBe(alert);
  expect([email().value, password().value]).toEqual(['Ratna@kelana.example', 'Keliru2027']);
  expect(sessionState.status).toBe('visitor');
});

test('a lost connection is told in our words', async () => {
  service.faults.add({ operationId: 'login', network: true });
  show();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Koneksi terputus/);
});

test('a client that cannot be downloaded is told as a lost connection, and the button works again', async () => {
  vi.spyOn(loading, 'loadBrowserClient').mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  show();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Koneksi terputus/);
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
});

test('a field the service refuses shows its sentence', async () => {
  const errors = { email: ['Alamat email belum benar.'] };
  service.override('login', ({ reply }) => reply(422, { success: false, message: 'Periksa kembali.', errors }));
  show();
  await fillIn();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link').textContent).toBe('Alamat email belum benar.');
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('sending it empty leads to each field', async () => {
  show();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Ada 2 isian yang perlu diperbaiki.');
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(summary).getByRole('link', { name: 'Kata sandi wajib diisi.' }));
  expect(document.activeElement).toBe(password());
  expect(service.calls.all()).toEqual([]);
});

test('an empty field one only passed through is no mistake yet, a wrong address is', async () => {
  show();
  await userEvent.click(email());
  await userEvent.click(password());
  expect(screen.queryByText('Alamat email wajib diisi.')).toBeNull();
  await userEvent.type(email(), 'ratna');
  await userEvent.tab();
  expect(await screen.findByText('Masukkan alamat email yang valid, contoh nama@email.com.')).toBeTruthy();
});
