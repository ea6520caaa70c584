// @vitest-environment jsdom
import { ApiError } from '@sdk';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import booking from '../../../../public/locales/id/booking.json';
import common from '../../../../public/locales/id/common.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import type { BookingFailure } from './send-booking';
import { useFailureWords } from './use-failure-words';

afterEach(cleanup);

function Words({ failure }: { failure: BookingFailure }) {
  return useFailureWords(failure);
}

function wordsFor(failure: BookingFailure) {
  const { container } = renderInShell(
    <WordsProvider words={{ booking, common }}>
      <Words failure={failure} />
    </WordsProvider>,
  );
  return container.textContent;
}

type Details = Omit<ConstructorParameters<typeof ApiError>[0], 'operationId'>;
const error = (details: Details) => new ApiError({ operationId: 'bookTour', ...details });

test('while nobody knows what became of it, our words say that nothing is booked twice', () => {
  const body = { message: 'Layanan sedang terganggu.' };
  expect(wordsFor({ kind: 'failed', error: error({ kind: 'server', status: 500, body }) })).toBe(
    'Terjadi kesalahan di server kami. Isian Anda tersimpan. Coba kirim lagi; pesanan tidak akan tercatat dua kali.',
  );
});

test('too many attempts are told in minutes', () => {
  const tooMany = error({ kind: 'server', status: 429, retryAfter: 120 });
  expect(wordsFor({ kind: 'failed', error: tooMany })).toBe('Terlalu banyak percobaan. Coba lagi dalam 2 menit.');
});

test('a refusal without fields is told in the sentence of the service', () => {
  const body = { message: 'Pemesanan tour ini sudah ditutup.' };
  expect(wordsFor({ kind: 'fields', error: error({ kind: 'invalid', status: 422, body }) })).toBe(
    'Pemesanan tour ini sudah ditutup.',
  );
});

test('a refusal of fields the wizard shows leads to them, of others it is told', () => {
  const refused = (errors: object) => error({ kind: 'invalid', status: 422, body: { message: 'Periksa.', errors } });
  expect(wordsFor({ kind: 'fields', error: refused({ 'contact.email': ['Belum benar.'] }) })).toBe(
    'Pesanan belum diterima. Periksa isian yang ditandai.',
  );
  cleanup();
  expect(wordsFor({ kind: 'fields', error: refused({ source: ['Tidak dikenal.'] }) })).toBe('Tidak dikenal.');
});
