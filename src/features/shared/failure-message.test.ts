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
const saying = (message: string) => ({ body: { message } });

const broken = { kind: 'server', status: 500, ...saying('Layanan sedang dalam pemeliharaan.') } as const;
const ours = 'Terjadi kesalahan di server kami. Coba lagi sebentar.';

test.each(['login', 'register', 'getProfile', 'getMembership', 'updateUser', 'listBookings'] as const)(
  '%s shows the sentence of the service, also of a breakdown',
  (operationId) => {
    expect(failureMessage(failure(operationId, broken), id)).toBe('Layanan sedang dalam pemeliharaan.');
    expect(failureMessage(failure(operationId, { kind: 'server', status: 500 }), id)).toBe(ours);
  },
);

test('the breakdown of any other action is told in our words', () => {
  expect(failureMessage(failure('bookTour', broken), id)).toBe(ours);
});

test('what was refused is told in the sentence of the service', () => {
  const refused = { kind: 'invalid', status: 422, ...saying('Pemesanan tour ini sudah ditutup.') } as const;
  expect(failureMessage(failure('bookTour', refused), id)).toBe('Pemesanan tour ini sudah ditutup.');
});

const invalidToken = { kind: 'unauthorized', status: 401, ...saying('invalid token') } as const;

test.each(['checkToken', 'resetPassword'] as const)('an invalid token of %s is an invalid link', (operationId) => {
  expect(failureMessage(failure(operationId, invalidToken), id)).toBe('Tautan tidak valid atau sudah kedaluwarsa.');
  expect(failureMessage(failure(operationId, invalidToken), en)).toBe('invalid token');
});

test.each(['listBookings', 'bookTour', 'updateUser'] as const)(
  'an invalid token of %s is a session that is over, not a link',
  (operationId) => {
    expect(failureMessage(failure(operationId, invalidToken), id)).toBe('Sesi berakhir. Masuk lagi untuk melanjutkan.');
    expect(failureMessage(failure(operationId, invalidToken), en)).toBe(
      'Your session has ended. Sign in again to continue.',
    );
  },
);

test('a screen may know more than the common words', () => {
  const lost = failure('bookTour', { kind: 'network' });
  expect(failureMessage(lost, id)).toBe('Koneksi terputus. Data Anda masih tersimpan di perangkat ini.');
  expect(failureMessage(lost, id, (kind) => `outcome.${kind}`)).toBe('outcome.network');
});

test('only too many attempts are a matter of minutes', () => {
  const pause = { kind: 'server', retryAfter: 61 } as const;
  expect(failureMessage(failure('login', { ...pause, status: 429 }), id)).toBe(
    'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
  );
  expect(failureMessage(failure('login', { ...pause, status: 503 }), id)).toBe(ours);
});
