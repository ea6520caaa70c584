// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { endWithPassword, expireSession, rememberMember, sessionState, signIn } from '@/state/session';
import { showNotice, toastsState } from '@/state/toasts';
import { storeDraft } from '../../../tests/support/booking-fixture';
import { renderAuth } from '../../../tests/support/render-auth';
import { SignInPage } from './sign-in-page';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

const show = (from?: string) => renderAuth(<SignInPage />, from ? { from } : {});
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the links keep the return path', () => {
  show('/booking/12?itinerary=3');
  expect(linkTo('Daftar')).toBe('/auth/sign-up?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(linkTo('Lupa kata sandi?')).toBe('/auth/forgot?from=%2Fbooking%2F12%3Fitinerary%3D3');
  expect(screen.getByText(/Masuk untuk menyelesaikan pesanan/)).toBeTruthy();
});

test.each([
  ['/account?tab=1', 'Masuk untuk membuka halaman anggota Anda.'],
  ['/account', 'Masuk untuk membuka halaman anggota Anda.'],
  ['/accounting', null],
  [undefined, null],
])('a visitor on the way to %s is told why to sign in: %s', (from, reason) => {
  show(from);
  expect(screen.queryByText(/^Masuk untuk/)?.textContent ?? null).toBe(reason);
});

function showAfterExpiry(from: string) {
  signIn('abc');
  rememberMember('ratna@kelana.example', sessionState.session);
  expireSession('abc');
  showNotice('Sesi berakhir.');
  show(from);
}
const expiredMessage = 'Sesi Anda berakhir. Silakan masuk lagi.';

test('an expired session is reported once, by the page without a toast, until the next page is there', () => {
  showAfterExpiry('/account');
  expect(screen.getByText(expiredMessage)).toBeTruthy();
  expect(toastsState.items).toEqual([]);
  act(() => signIn('def'));
  expect(screen.getByText(expiredMessage)).toBeTruthy();
  expect(screen.queryByText(/^Masuk untuk/)).toBeNull();
});

test('a password change in another tab is reported once, by the page and without a toast', () => {
  signIn('abc');
  endWithPassword('abc');
  showNotice('Sesi berakhir.');
  show('/account/booking');
  expect(screen.getByText('Kata sandi berhasil diubah. Silakan masuk kembali.')).toBeTruthy();
  expect(toastsState.items).toEqual([]);
});

const storeProfileDraft = () => {
  sessionStorage['kelana.form.edit-profile'] = '{"first_name":"Ratih"}';
};

test.each([
  ['/account/edit-profile?a=1#b', storeProfileDraft, true],
  ['/booking/17?step=4', storeDraft, true],
  ['/account/edit-profile', storeDraft, false],
  ['/booking/18', storeDraft, false],
  ['/booking', storeDraft, false],
])('after an expired session the page says whether there is a draft of %s', (from, store, hasDraft) => {
  store();
  showAfterExpiry(from);
  expect(screen.getByText(hasDraft ? `${expiredMessage} Isian Anda tersimpan.` : expiredMessage)).toBeTruthy();
});

test('after an expired session the email is filled in, and the device does not store it', async () => {
  showAfterExpiry('/account');
  expect((await screen.findByLabelText<HTMLInputElement>('Alamat email')).value).toBe('ratna@kelana.example');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ratna');
});

test.each([
  ['recovered', 'Kata sandi baru sudah tersimpan. Silakan masuk.'],
  ['changed', 'Kata sandi berhasil diubah. Silakan masuk kembali.'],
] as const)('a password that was %s is reported', (note, text) => {
  leaveSignInNote(note);
  show('/account');
  expect(screen.getByText(text)).toBeTruthy();
});
