// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import { renderInShell, stillRouter } from '@/shell/testing/render-in-shell';
import { expireSession, sessionState, signIn } from '@/state/session';
import { toastsState } from '@/state/toasts';
import auth from '../../../public/locales/id/auth.json';
import common from '../../../public/locales/id/common.json';
import validation from '../../../public/locales/id/validation.json';
import { SignInPage } from './sign-in-page';

const service = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', service);
});

afterEach(() => {
  cleanup();
  service.mockReset();
  localStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  toastsState.items = [];
});

function show(from?: string) {
  const words = { auth, common, validation };
  return renderInShell(
    <WordsProvider words={words}>
      <SignInPage />
    </WordsProvider>,
    { router: stillRouter({ pathname: '/auth/sign-in', asPath: '/auth/sign-in', query: from ? { from } : {} }) },
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Alamat email');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Masuk' }));

async function fillIn() {
  await userEvent.type(email(), 'Ratna@kelana.example');
  await userEvent.type(password(), 'Kelana2027');
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('both fields are empty and named for password managers', () => {
  show();
  expect([email().value, email().autocomplete]).toEqual(['', 'username']);
  expect([password().value, password().autocomplete]).toEqual(['', 'current-password']);
});

test('the right credentials make a member', async () => {
  service.mockResolvedValue(
    Response.json({ success: true, message: 'Selamat datang kembali, Ratna.', data: { token: 'abc' } }),
  );
  show();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(sessionState).toMatchObject({ status: 'member', token: 'abc' }));
  const request = service.mock.calls[0]?.[0];
  expect(new URL(request?.url ?? '').pathname).toBe('/v1/auth/login');
  expect(await request?.json()).toEqual({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  expect(toastsState.items[0]).toMatchObject({ text: 'Selamat datang kembali, Ratna.' });
});

test('wrong credentials show the sentence of the service and keep what was typed', async () => {
  const message = 'Alamat email atau kata sandi tidak cocok.';
  service.mockResolvedValue(Response.json({ success: false, message }, { status: 401 }));
  show();
  await fillIn();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(document.activeElement).toBe(alert);
  expect([email().value, password().value]).toEqual(['Ratna@kelana.example', 'Kelana2027']);
  expect(sessionState.status).toBe('visitor');
});

test('a lost connection is told in our words', async () => {
  service.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Koneksi terputus. Data Anda masih tersimpan di perangkat ini.',
  );
});

test('a field the service refuses shows its sentence', async () => {
  const errors = { email: ['Alamat e-mail belum benar.'] };
  service.mockResolvedValue(Response.json({ success: false, message: 'Periksa kembali.', errors }, { status: 422 }));
  show();
  await fillIn();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link').textContent).toBe('Alamat e-mail belum benar.');
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
  expect(service).not.toHaveBeenCalled();
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

test('the links keep where one came from', () => {
  show('/booking/12?itinerary=3');
  expect(linkTo('Daftar')).toBe('/auth/sign-up?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(linkTo('Lupa kata sandi?')).toBe('/auth/forgot?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(screen.getByText(/Masuk untuk menyelesaikan pesanan/)).toBeTruthy();
});

test('another site is not kept', () => {
  show('//evil.example');
  expect(linkTo('Daftar')).toBe('/auth/sign-up');
});

test('who comes because the session ended is told so', () => {
  signIn('abc');
  expireSession();
  show('/account/booking');
  expect(screen.getByText(/Sesi Anda berakhir/)).toBeTruthy();
});
