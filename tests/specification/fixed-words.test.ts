import { expect, test } from 'vitest';
import accountEn from '../../public/locales/en/account.json';
import en from '../../public/locales/en/common.json';
import errorEn from '../../public/locales/en/error.json';
import accountId from '../../public/locales/id/account.json';
import id from '../../public/locales/id/common.json';
import errorId from '../../public/locales/id/error.json';
import { bookingStatuses } from '../../src/domain/booking-history';
import { footerMenus } from '../../src/shell/footer/footer-menus';
import { mainMenu } from '../../src/shell/nav/menu';

type Messages = Record<string, Record<string, string>>;

function messageAt(messages: Messages, key: string): string | undefined {
  const [group = '', name = ''] = key.split('.');
  return messages[group]?.[name];
}

const menuEntries = (messages: Messages, menu: readonly { messageKey: string; href: string }[]) =>
  menu.map(({ messageKey, href }) => `${messageAt(messages, messageKey)} ${href}`);
const messages = { id: id as unknown as Messages, en: en as unknown as Messages };

test('the top menu has the entries of §2 in their order', () => {
  expect(menuEntries(messages.en, mainMenu)).toEqual([
    'Home /',
    'Group Tour /group-tour',
    'Corporate /corporate',
    'MICE /mice',
    'About Us /about-us',
    'Contact /contact',
    'Career /career',
  ]);
});

test('the footer has the entries of §2 in their order', () => {
  expect(menuEntries(messages.en, Object.values(footerMenus).flat())).toEqual([
    'Home /',
    'Group Tour /group-tour',
    'Corporate /corporate',
    'MICE /mice',
    'News /blog',
    'About Us /about-us',
    'Contact /contact',
    'Career /career',
    'Privacy Policy /privacy-policy',
    'Terms & Conditions /term-and-condition',
  ]);
});

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
