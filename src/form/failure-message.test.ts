import { ApiError, type OperationId } from '@sdk';
import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import commonEn from '../../public/locales/en/common.json';
import commonId from '../../public/locales/id/common.json';
import { failureMessage } from './failure-message';
import { translateServerMessage } from './translate-server-message';

const id = translator({ common: commonId }, 'id', 'auth');
const en = translator({ common: commonEn }, 'en', 'auth');

type Details = Omit<ConstructorParameters<typeof ApiError>[0], 'operationId'>;
const failure = (operationId: OperationId, details: Details) => new ApiError({ operationId, ...details });
const messageOf = (operationId: OperationId, details: Details) => failureMessage(failure(operationId, details), id);

const serverError = { kind: 'server', status: 500, body: { message: 'Sedang dalam pemeliharaan.' } } as const;
const siteMessage = 'Terjadi kesalahan di server kami. Coba lagi sebentar.';

test.each(['login', 'register', 'getProfile', 'getMembership', 'updateUser', 'listBookings'] as const)(
  '%s shows the message of the service, even for a server error',
  (operationId) => {
    expect(messageOf(operationId, serverError)).toBe('Sedang dalam pemeliharaan.');
    expect(messageOf(operationId, { kind: 'server', status: 500 })).toBe(siteMessage);
  },
);

test('a server error of any other operation shows the message of the site', () => {
  expect(messageOf('bookTour', serverError)).toBe(siteMessage);
});

test.each([
  ['invalid', 422],
  ['server', 403],
  ['server', 429],
] as const)('a refusal (%s, %i) shows the message of the service', (kind, status) => {
  const body = { message: 'Pemesanan tour ini sudah ditutup.' };
  expect(messageOf('bookTour', { kind, status, body })).toBe(body.message);
});

const invalidToken = { kind: 'unauthorized', status: 401, body: { message: 'invalid token' } } as const;
const invalidLink = ['Tautan tidak valid atau sudah kedaluwarsa.', 'invalid token'];
const sessionOver = [
  'Sesi berakhir. Masuk lagi untuk melanjutkan.',
  'Your session has ended. Sign in again to continue.',
];

test.each([
  ['checkToken', invalidLink],
  ['resetPassword', invalidLink],
  ['listBookings', sessionOver],
  ['bookTour', sessionOver],
  ['updateUser', sessionOver],
] as const)('an invalid token of %s means %j', (operationId, messages) => {
  const error = failure(operationId, invalidToken);
  expect([failureMessage(error, id), failureMessage(error, en)]).toEqual(messages);
});

test('a screen can replace the common messages', () => {
  const networkError = failure('bookTour', { kind: 'network' });
  expect(failureMessage(networkError, id)).toBe('Koneksi terputus. Data Anda masih tersimpan di perangkat ini.');
  expect(failureMessage(networkError, id, (kind) => `outcome.${kind}`)).toBe('outcome.network');
});

test.each([
  [403, 'Anda tidak diizinkan melakukan ini.'],
  [429, 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.'],
])('a %i without a message has its own', (status, message) => {
  expect(messageOf('listTours', { kind: 'server', status })).toBe(message);
});

test('only the message about too many attempts contains a waiting time', () => {
  const retryLater = { kind: 'server', headers: new Headers({ 'retry-after': '61' }) } as const;
  expect(messageOf('login', { ...retryLater, status: 429 })).toBe('Terlalu banyak percobaan. Coba lagi dalam 2 menit.');
  expect(messageOf('login', { ...retryLater, status: 503 })).toBe(siteMessage);
});

test.each([
  ['invalid token', 'Tautan tidak valid atau sudah kedaluwarsa.'],
  ['Booking Successful!', 'Pemesanan berhasil!'],
  ['Change password successfully! Please sign in again.', 'Kata sandi berhasil diubah. Silakan masuk kembali.'],
  ['toString', 'toString'],
])('%s of the service is translated into Indonesian and stays unchanged in English', (english, indonesian) => {
  expect(translateServerMessage(english, id)).toBe(indonesian);
  expect(translateServerMessage(english, en)).toBe(english);
});
