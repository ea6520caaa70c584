// @vitest-environment jsdom
import { ApiError } from '@sdk';
import { expect, test } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { type BookingFailure, OFFLINE } from './send-booking';
import { useFailureMessage } from './use-send-booking';

function Message({ failure, isUnknown }: { failure: BookingFailure; isUnknown: boolean }) {
  return useFailureMessage(({ price }) => price)(failure, isUnknown);
}

type Details = Omit<ConstructorParameters<typeof ApiError>[0], 'operationId'>;
const errorOf = (details: Details) => new ApiError({ operationId: 'bookTour', ...details });
const refused = (kind: ApiError['kind'], errors = {}): BookingFailure => {
  const status = kind === 'conflict' ? 409 : 422;
  return { kind: 'refused', error: errorOf({ kind, status, body: { message: 'Sudah ditutup.', errors } }) };
};
const tooMany = (seconds?: string) =>
  errorOf({ kind: 'server', status: 429, headers: new Headers(seconds ? { 'retry-after': seconds } : {}) });
const error = errorOf({ kind: 'server', status: 500, body: { message: 'Layanan sedang terganggu.' } });
const busy: BookingFailure = { kind: 'refused', error: tooMany() };
const price: BookingFailure = { kind: 'price', now: { price: 23_900_000 } };

test.each<[string, BookingFailure, RegExp, boolean?]>([
  ['with an unknown outcome', { kind: 'failed', error }, /^Terjadi kesalahan .* tidak akan tercatat dua kali\.$/],
  ['offline', { kind: 'unsent', error: OFFLINE }, /^Tidak ada koneksi, jadi kali ini tidak ada yang dikirim\./],
  ['before the check', { kind: 'unsent', error }, /^Kursi dan harga belum bisa diperiksa, .* tidak ada yang dikirim/],
  ['after too many attempts', { kind: 'failed', error: tooMany('120') }, /^Terlalu banyak .* lagi dalam 2 menit\.$/],
  ['by a price', price, /^Pesanan belum dikirim\. Estimasi total sekarang Rp.23\.900\.000\.$/],
  ['by a price after a request', price, /^Pesanan tidak dikirim lagi\. .* Kiriman sebelumnya mungkin/, true],
  ['by other costs', { kind: 'costs' }, /^Biaya tour ini baru saja berubah, .* Muat ulang halaman/],
  ['by a full date', { kind: 'seats', left: 0 }, /^Keberangkatan ini sudah penuh\./],
  ['by a removed date', { kind: 'gone' }, /^Keberangkatan ini tidak lagi ditawarkan\./],
  ['by a used key', { kind: 'keyUsed' }, /^Pesanan sebelumnya dengan isi yang berbeda/],
  ['offline until now', { kind: 'reconnected' }, /^Koneksi sudah kembali\./],
  ['by an expired session', { kind: 'signIn' }, /^$/],
  ['by few seats', { kind: 'seats', left: 1 }, /^Kursi tersisa 1 untuk tanggal ini\./],
  ['by a rule of the service', refused('invalid'), /^Sudah ditutup\.$/],
  ['by a conflict', refused('conflict'), /^Sudah ditutup\.$/],
  ['by a visible field', refused('invalid', { 'contact.email': ['?'] }), /^Pesanan .* Periksa isian yang ditandai\.$/],
  ['by a field of no step', refused('invalid', { source: ['Tidak dikenal.'] }), /^Tidak dikenal\.$/],
  ['by two fields of no step', refused('invalid', { source: ['Satu.'], tour_id: ['Dua.'] }), /^Satu\. Dua\.$/],
  ['by a rate limit', busy, /^Terlalu banyak permintaan .*belum diterima/],
  ['by a rate limit after a request', busy, /tidak akan tercatat dua kali/, true],
  ['by a limit with a time', { kind: 'refused', error: tooMany('90') }, /^Terlalu banyak .* lagi dalam 2 menit\.$/],
])('a booking that fails %s says what has happened and what to do', (_how, failure, text, isUnknown = false) => {
  const { container } = renderInShell(<Message failure={failure} isUnknown={isUnknown} />, {
    namespaces: ['booking', 'common'],
  });
  expect(container.textContent).toMatch(text);
});
