// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { expireSession, sessionState, signIn } from '@/state/session';
import { renderAuth } from '../../../tests/support/render-auth';
import { SignInPage } from './sign-in-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

const show = (from?: string) => renderAuth(<SignInPage />, from ? { from } : {});
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the links keep where one came from', () => {
  show('/booking/12?itinerary=3');
  expect(linkTo('Daftar')).toBe('/auth/sign-up?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(linkTo('Lupa kata sandi?')).toBe('/auth/forgot?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(screen.getByText(/Masuk untuk menyelesaikan pesanan/)).toBeTruthy();
});

test.each(['/account', '/account/booking', '/account?tab=1'])(
  'who was on the way to %s is told why to sign in',
  (from) => {
    show(from);
    expect(screen.getByText('Masuk untuk membuka halaman anggota Anda.')).toBeTruthy();
  },
);

test.each([undefined, '/', '/accounting', '/group-tour/17'])('nothing is explained on the way to %s', (from) => {
  show(from);
  expect(screen.queryByText(/^Masuk untuk/)).toBeNull();
});

test('another site is not kept', () => {
  show('//evil.example');
  expect(linkTo('Daftar')).toBe('/auth/sign-up');
  expect(linkTo('Lupa kata sandi?')).toBe('/auth/forgot');
});

test('who comes because the session ended is told so', () => {
  signIn('abc');
  expireSession('abc');
  show('/account/booking');
  expect(screen.getByText(/Sesi Anda berakhir/)).toBeTruthy();
});

test('who has just set a new password is told to sign in with it', () => {
  leaveSignInNote('recovered');
  show('/account');
  expect(screen.getByText('Kata sandi baru sudah tersimpan. Silakan masuk.')).toBeTruthy();
});

test('who has just changed the password reads the sentence of the service', () => {
  leaveSignInNote('changed');
  show('/account');
  expect(screen.getByText('Kata sandi berhasil diubah. Silakan masuk kembali.')).toBeTruthy();
});
