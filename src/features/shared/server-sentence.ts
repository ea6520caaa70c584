import type { Locale } from '@/i18n/locales';

// Sentences §8 fixes word for word; a service may send them in English whatever the language of the page.
const pairs: Record<string, string> = {
  'invalid token': 'Tautan tidak valid atau sudah kedaluwarsa.',
  'Booking Successful!': 'Pemesanan berhasil!',
  'Change password successfully! Please sign in again.': 'Kata sandi berhasil diubah. Silakan masuk kembali.',
};

/** The service's sentence as the page shows it: a fixed English one has its Indonesian pair on Indonesian pages. */
export function serverSentence(message: string, locale: Locale): string {
  return locale === 'id' && Object.hasOwn(pairs, message) ? (pairs[message] ?? message) : message;
}
