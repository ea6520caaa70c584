import { expect, test } from 'vitest';
import accountEn from '../../public/locales/en/account.json';
import en from '../../public/locales/en/common.json';
import errorEn from '../../public/locales/en/error.json';
import accountId from '../../public/locales/id/account.json';
import id from '../../public/locales/id/common.json';
import errorId from '../../public/locales/id/error.json';
import { bookingStatuses } from '../../src/domain/booking-history';

type Messages = Record<string, Record<string, string>>;

function messageAt(messages: Messages, key: string): string | undefined {
  const [group = '', name = ''] = key.split('.');
  return messages[group]?.[name];
}

const messages = { id: id as unknown as Messages, en: en as unknown as Messages };

test.each([
  ['menu.signIn', 'Masuk', 'Sign In'],
  ['menu.signUp', 'Daftar', 'Sign Up'],
  ['menu.account', 'Akun Saya', 'My Account'],
  ['menu.profile', 'Profil', 'Profile'],
  ['menu.membership', 'Keanggotaan', 'Membership'],
  ['menu.accountBooking', 'Pemesanan Tour Saya', 'My Tour Booking'],
  ['menu.logout', 'Keluar', 'Logout'],
  ['confirm.title', 'Konfirmasi', 'Confirmation'],
  ['confirm.text', 'Simpan data?', 'Save data?'],
  ['confirm.yes', 'Ya', 'Yes'],
  ['confirm.no', 'Batal', 'Cancel'],
  ['failure.title', 'Terjadi kesalahan.', 'Something went wrong.'],
  ['failure.home', 'Kembali ke beranda', 'Back to the home page'],
  ['failure.middleware', 'Middleware tidak dikenal', 'Unknown middleware'],
  ['server.invalidToken', 'Tautan tidak valid atau sudah kedaluwarsa.', 'invalid token'],
  ['server.booked', 'Pemesanan berhasil!', 'Booking Successful!'],
  [
    'server.passwordChanged',
    'Kata sandi berhasil diubah. Silakan masuk kembali.',
    'Change password successfully! Please sign in again.',
  ],
])('%s has the text of §2 and §8', (key, indonesian, english) => {
  expect([messageAt(messages.id, key), messageAt(messages.en, key)]).toEqual([indonesian, english]);
});

test('a booking has one of the four states of §4', () => {
  expect(accountEn.status).toEqual({
    booking: 'Booking',
    deposit: 'Deposit',
    full_payment: 'Full Payment',
    cancel: 'Cancel',
  });
  expect(accountId.status).toEqual({
    booking: 'Dipesan',
    deposit: 'Uang muka',
    full_payment: 'Lunas',
    cancel: 'Dibatalkan',
  });
  expect([...bookingStatuses].sort()).toEqual(['booking', 'cancel', 'deposit', 'full_payment']);
});

test('the 404 page has the texts of §2 and §8', () => {
  expect([errorId.notFound.title, errorEn.notFound.title]).toEqual([
    'Halaman tidak ditemukan.',
    'This page could not be found',
  ]);
  expect([errorId.notFound.home, errorEn.notFound.home]).toEqual(['Kembali ke beranda', 'Back to the home page']);
});
