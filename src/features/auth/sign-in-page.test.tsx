// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { writeDraft } from '@/state/booking-draft';
import { rememberMember } from '@/state/last-member';
import { endWithPassword, expireSession, sessionState, signIn } from '@/state/session';
import { showNotice, toastsState } from '@/state/toasts';
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

function comeExpired(from: string) {
  signIn('abc');
  rememberMember('ratna@kelana.example', sessionState.session);
  expireSession('abc');
  showNotice('Sesi berakhir.');
  show(from);
}
const expired = 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan dari halaman terakhir.';

test('who comes because the session ended is told so once, and that only', () => {
  comeExpired('/account/booking');
  expect(screen.getByText(expired)).toBeTruthy();
  expect(toastsState.items).toEqual([]);
});

test('who comes because the password was changed in another tab is told so once, and that only', () => {
  signIn('abc');
  endWithPassword('abc');
  showNotice('Sesi berakhir.');
  show('/account/booking');
  expect(screen.getByText('Kata sandi berhasil diubah. Silakan masuk kembali.')).toBeTruthy();
  expect(toastsState.items).toEqual([]);
});

const typeProfile = () => {
  sessionStorage['kelana.form.edit-profile'] = '{"first_name":"Ratih"}';
};
const typeBooking = () => {
  const tour = { id: 17, title: 'Turki', imageUrl: null };
  writeDraft({ tour, savedAt: Date.now(), intent: { key: 'k', sent: null }, values: {} });
};

test.each([
  ['/account/edit-profile', typeProfile],
  ['/account/edit-profile?a=1#b', typeProfile],
  ['/booking/17?step=4', typeBooking],
])('what was typed at %s is said to be kept', (from, type) => {
  type();
  comeExpired(from);
  expect(screen.getByText(`${expired} Yang sudah Anda isi masih tersimpan di tab ini.`)).toBeTruthy();
});

test.each([
  ['/account/edit-profile', typeBooking],
  ['/booking/17', typeProfile],
  ['/booking/18', typeBooking],
  ['/booking', typeBooking],
])('where nothing was typed, at %s, nothing is', (from, typeElsewhere) => {
  typeElsewhere();
  comeExpired(from);
  expect(screen.getByText(expired)).toBeTruthy();
});

test('the address of whose session ended is in its field and nowhere on the device', async () => {
  comeExpired('/account');
  expect((await screen.findByLabelText<HTMLInputElement>('Alamat email')).value).toBe('ratna@kelana.example');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ratna');
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
