import { ApiError, type OperationId } from '@sdk';
import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import commonEn from '../../../public/locales/en/common.json';
import commonId from '../../../public/locales/id/common.json';
import { failureMessage } from './failure-message';

const id = translator({ common: commonId }, 'id', 'auth');
const en = translator({ common: commonEn }, 'en', 'auth');

type Details = Omit<ConstructorParameters<typeof ApiError>[0], 'operationId'>;
const failure = (operationId: OperationId, details: Details) => new ApiError({ operationId, ...details });
const withMessage = (message: string) => ({ body: { message } });

const serverError = { kind: 'server', status: 500, ...withMessage('Layanan sedang dalam pemeliharaan.') } as const;
const siteMessage = 'Terjadi kesalahan di server kami. Coba lagi sebentar.';

test.each(['login', 'register', 'getProfile', 'getMembership', 'updateUser', 'listBookings'] as const)(
  '%s shows the message of the service, even for a server error',
  (operationId) => {
    expect(failureMessage(failure(operationId, serverError), id)).toBe('Layanan sedang dalam pemeliharaan.');
    expect(failureMessage(failure(operationId, { kind: 'server', status: 500 }), id)).toBe(siteMessage);
  },
);

test('a server error of any other operation shows the message of the site', () => {
  expect(failureMessage(failure('bookTour', serverError), id)).toBe(siteMessage);
});

test.each([
  ['invalid', 422],
  ['server', 403],
] as const)('a refusal (%s, %i) shows the message of the service', (kind, status) => {
  const refusal = { kind, status, ...withMessage('Pemesanan tour ini sudah ditutup.') };
  expect(failureMessage(failure('bookTour', refusal), id)).toBe('Pemesanan tour ini sudah ditutup.');
});

const invalidToken = { kind: 'unauthorized', status: 401, ...withMessage('invalid token') } as const;

test.each(['checkToken', 'resetPassword'] as const)('an invalid token of %s means an invalid link', (operationId) => {
  expect(failureMessage(failure(operationId, invalidToken), id)).toBe('Tautan tidak valid atau sudah kedaluwarsa.');
  expect(failureMessage(failure(operationId, invalidToken), en)).toBe('invalid token');
});

test.each(['listBookings', 'bookTour', 'updateUser'] as const)(
  'an invalid token of %s means an ended session, not an invalid link',
  (operationId) => {
    expect(failureMessage(failure(operationId, invalidToken), id)).toBe('Sesi berakhir. Masuk lagi untuk melanjutkan.');
    expect(failureMessage(failure(operationId, invalidToken), en)).toBe(
      'Your session has ended. Sign in again to continue.',
    );
  },
);

test('a screen can replace the common messages', () => {
  const networkError = failure('bookTour', { kind: 'network' });
  expect(failureMessage(networkError, id)).toBe('Koneksi terputus. Data Anda masih tersimpan di perangkat ini.');
  expect(failureMessage(networkError, id, (kind) => `outcome.${kind}`)).toBe('outcome.network');
});

test.each([
  [403, 'Anda tidak diizinkan melakukan ini.', 'You are not allowed to do this.'],
  [
    429,
    'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
    'Too many requests. Wait a moment, then try again.',
  ],
])('a %i without a message has its own in both languages', (status, inIndonesian, inEnglish) => {
  const refusal = failure('listTours', { kind: 'server', status });
  expect([failureMessage(refusal, id), failureMessage(refusal, en)]).toEqual([inIndonesian, inEnglish]);
  expect(failureMessage(refusal, id, (kind) => `outcome.${kind}`)).toBe('outcome.server');
});

test('only the message about too many attempts contains a waiting time', () => {
  const retryLater = { kind: 'server', headers: new Headers({ 'retry-after': '61' }) } as const;
  expect(failureMessage(failure('login', { ...retryLater, status: 429 }), id)).toBe(
    'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
  );
  expect(failureMessage(failure('bookMice', { ...retryLater, status: 429 }), en)).toBe(
    'Too many attempts. Try again in 2 minutes.',
  );
  expect(failureMessage(failure('login', { ...retryLater, status: 503 }), id)).toBe(siteMessage);
});

test('too many attempts without a waiting time show the message of the service', () => {
  const limited = { kind: 'server', status: 429, ...withMessage('Terlalu banyak pesan hari ini.') } as const;
  expect(failureMessage(failure('sendContactMessage', limited), id)).toBe('Terlalu banyak pesan hari ini.');
});
