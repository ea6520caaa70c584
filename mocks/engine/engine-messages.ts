import type { Locale } from '../messages/locale.ts';

type Message = Record<Locale, string>;

/** Messages of the host itself, for requests that reach no behaviour. The text of the 401 is fixed by §8. */
export const engineMessages = {
  invalidToken: { id: 'invalid token', en: 'invalid token' },
  wrongDraftToken: {
    id: 'Draf hanya dapat dibaca dengan token yang benar.',
    en: 'Drafts can only be read with the right token.',
  },
  invalid: {
    id: 'Sebagian data belum lengkap atau belum benar.',
    en: 'Some of the data is missing or not valid.',
  },
  malformed: { id: 'Isi permintaan tidak dapat dibaca.', en: 'The request body cannot be read.' },
  mediaType: {
    id: 'Jenis isi permintaan tidak didukung.',
    en: 'This kind of request body is not supported.',
  },
  unknownPath: { id: 'Alamat layanan tidak dikenal.', en: 'There is no such service address.' },
  wrongMethod: {
    id: 'Metode ini tidak berlaku untuk alamat tersebut.',
    en: 'This method does not apply to the address.',
  },
  tooLarge: { id: 'Isi permintaan terlalu besar.', en: 'The request body is too large.' },
  noExample: {
    id: 'Dokumen tidak memuat contoh yang diminta.',
    en: 'The document has no such example.',
  },
  fault: {
    id: 'Layanan sedang terganggu. Silakan coba beberapa saat lagi.',
    en: 'The service is having trouble. Please try again in a moment.',
  },
  brokenAnswer: {
    id: 'Jawaban layanan contoh tidak sesuai dokumen.',
    en: 'The answer of the service host breaks the document.',
  },
} satisfies Record<string, Message>;

/** For an operation that has neither a behaviour nor an example of its success. */
export function noBehaviourMessage(operationId: string, tag: string, locale: Locale): string {
  const file = `mocks/behaviours/${tag}.ts`;
  return locale === 'id'
    ? `Layanan contoh belum dapat menjawab ${operationId}: tulis perilakunya di ${file}, atau tambahkan contoh jawaban 200 pada dokumen.`
    : `The service host cannot answer ${operationId} yet: write its behaviour in ${file}, or add an example of its 200 to the document.`;
}

/** For a call beyond a limit of its operation; the wait is in seconds, and its minutes are rounded up. */
export function tooManyRequestsMessage(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60);
  return locale === 'id'
    ? `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`
    : `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
}
