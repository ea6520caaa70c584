import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import commonEn from '../../../public/locales/en/common.json';
import commonId from '../../../public/locales/id/common.json';
import { translateServerMessage } from './translate-server-message';

const id = translator({ common: commonId }, 'id', 'auth');
const en = translator({ common: commonEn }, 'en', 'auth');

test.each([
  ['invalid token', 'Tautan tidak valid atau sudah kedaluwarsa.'],
  ['Booking Successful!', 'Pemesanan berhasil!'],
  ['Change password successfully! Please sign in again.', 'Kata sandi berhasil diubah. Silakan masuk kembali.'],
])('%s is translated into Indonesian and stays unchanged in English', (english, indonesian) => {
  expect(translateServerMessage(english, id)).toBe(indonesian);
  expect(translateServerMessage(english, en)).toBe(english);
});

test('any other message of the service stays unchanged', () => {
  expect(translateServerMessage('Alamat email atau kata sandi tidak cocok.', en)).toBe(
    'Alamat email atau kata sandi tidak cocok.',
  );
  expect(translateServerMessage('toString', id)).toBe('toString');
});
