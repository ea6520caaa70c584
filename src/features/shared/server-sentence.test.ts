import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import commonEn from '../../../public/locales/en/common.json';
import commonId from '../../../public/locales/id/common.json';
import { serverSentence } from './server-sentence';

const id = translator({ common: commonId }, 'id', 'auth');
const en = translator({ common: commonEn }, 'en', 'auth');

test.each([
  ['invalid token', 'Tautan tidak valid atau sudah kedaluwarsa.'],
  ['Booking Successful!', 'Pemesanan berhasil!'],
  ['Change password successfully! Please sign in again.', 'Kata sandi berhasil diubah. Silakan masuk kembali.'],
])('%s is translated into Indonesian and stays unchanged in English', (english, indonesian) => {
  expect(serverSentence(english, id)).toBe(indonesian);
  expect(serverSentence(english, en)).toBe(english);
});

test('any other message of the service stays unchanged', () => {
  expect(serverSentence('Alamat email atau kata sandi tidak cocok.', en)).toBe(
    'Alamat email atau kata sandi tidak cocok.',
  );
  expect(serverSentence('toString', id)).toBe('toString');
});
