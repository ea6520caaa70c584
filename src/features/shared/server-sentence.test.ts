import { expect, test } from 'vitest';
import { serverSentence } from './server-sentence';

test.each([
  ['invalid token', 'Tautan tidak valid atau sudah kedaluwarsa.'],
  ['Booking Successful!', 'Pemesanan berhasil!'],
  ['Change password successfully! Please sign in again.', 'Kata sandi berhasil diubah. Silakan masuk kembali.'],
])('%s has its Indonesian pair', (english, indonesian) => {
  expect(serverSentence(english, 'id')).toBe(indonesian);
  expect(serverSentence(english, 'en')).toBe(english);
});

test('any other sentence stays as the service wrote it', () => {
  expect(serverSentence('Alamat email atau kata sandi tidak cocok.', 'id')).toBe(
    'Alamat email atau kata sandi tidak cocok.',
  );
  expect(serverSentence('toString', 'id')).toBe('toString');
});
