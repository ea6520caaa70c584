// @vitest-environment jsdom
import { ApiError } from '@sdk';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { type BookingFailure, OFFLINE } from '../session/send-booking';
import { useFailureMessage } from '../session/use-failure-message';

type MessageProps = { failure: BookingFailure; isOutcomeUnknown?: boolean };

function Message({ failure, isOutcomeUnknown = false }: MessageProps) {
  return useFailureMessage()(failure, isOutcomeUnknown);
}

function messageFor(failure: BookingFailure, isOutcomeUnknown?: boolean) {
  const { container } = renderInShell(<Message failure={failure} isOutcomeUnknown={isOutcomeUnknown} />, {
    namespaces: ['booking', 'common'],
  });
  return container.textContent;
}

type Details = Omit<ConstructorParameters<typeof ApiError>[0], 'operationId'>;
const error = (details: Details) => new ApiError({ operationId: 'bookTour', ...details });

test('a failure with an unknown outcome says that nothing is booked twice', () => {
  const body = { message: 'Layanan sedang terganggu.' };
  expect(messageFor({ kind: 'failed', error: error({ kind: 'server', status: 500, body }) })).toBe(
    'Terjadi kesalahan di server kami. Isian Anda tersimpan. Coba kirim lagi; pesanan tidak akan tercatat dua kali.',
  );
});

test('an unsent booking says that nothing was sent, not that it may have arrived', () => {
  expect(messageFor({ kind: 'unsent', error: OFFLINE })).toBe(
    'Tidak ada koneksi, jadi kali ini tidak ada yang dikirim. Isian Anda tersimpan. Coba kirim lagi setelah tersambung.',
  );
  cleanup();
  expect(messageFor({ kind: 'unsent', error: error({ kind: 'server', status: 500 }) })).toBe(
    'Kursi dan harga belum bisa diperiksa, jadi kali ini tidak ada yang dikirim. Isian Anda tersimpan. Coba kirim lagi.',
  );
});

test('too many attempts show the waiting time in minutes', () => {
  const tooMany = error({ kind: 'server', status: 429, headers: new Headers({ 'retry-after': '120' }) });
  expect(messageFor({ kind: 'failed', error: tooMany })).toBe('Terlalu banyak percobaan. Coba lagi dalam 2 menit.');
});

test('a price that is not accepted says that nothing was sent, unless an earlier request may have arrived', () => {
  const failure: BookingFailure = { kind: 'price', now: 23_900_000 };
  expect(messageFor(failure)).toMatch(/^Pesanan belum dikirim\. Harga per orang sekarang Rp.23\.900\.000\.$/);
  cleanup();
  expect(messageFor(failure, true)).toMatch(/^Pesanan tidak dikirim lagi\. .* Kiriman sebelumnya mungkin sudah sampai/);
});

test('a refusal without field errors shows the message of the service', () => {
  const body = { message: 'Pemesanan tour ini sudah ditutup.' };
  expect(messageFor({ kind: 'refused', error: error({ kind: 'invalid', status: 422, body }) })).toBe(
    'Pemesanan tour ini sudah ditutup.',
  );
});

test('a conflict shows the message of the service', () => {
  const body = { message: 'Pemesanan tour ini sudah ditutup.' };
  expect(messageFor({ kind: 'refused', error: error({ kind: 'conflict', status: 409, body }) })).toBe(
    'Pemesanan tour ini sudah ditutup.',
  );
});

test('errors of visible fields are only pointed to, and errors of other fields are shown', () => {
  const refused = (errors: object) => error({ kind: 'invalid', status: 422, body: { message: 'Periksa.', errors } });
  expect(messageFor({ kind: 'refused', error: refused({ 'contact.email': ['Belum benar.'] }) })).toBe(
    'Pesanan belum diterima. Periksa isian yang ditandai.',
  );
  cleanup();
  expect(messageFor({ kind: 'refused', error: refused({ source: ['Tidak dikenal.'] }) })).toBe('Tidak dikenal.');
});

test('a rate limit says when to try again, or to wait', () => {
  const busy = { kind: 'server', status: 429 } as const;
  expect(messageFor({ kind: 'refused', error: error(busy) })).toMatch(/^Terlalu banyak permintaan .*belum diterima/);
  expect(messageFor({ kind: 'refused', error: error(busy) }, true)).toMatch(/tidak akan tercatat dua kali/);
  expect(
    messageFor({ kind: 'refused', error: error({ ...busy, headers: new Headers({ 'retry-after': '90' }) }) }),
  ).toBe('Terlalu banyak percobaan. Coba lagi dalam 2 menit.');
});
