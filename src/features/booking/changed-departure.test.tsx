// @vitest-environment jsdom
import type { Itinerary } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeDraft } from '@/state/booking-draft';
import { storeSeenPrice } from '@/state/seen-prices';
import { sessionState } from '@/state/session';
import { filledValues } from '../../../tests/support/booking-fixture';
import { itineraryRow, showWizard, TODAY } from '../../../tests/support/show-wizard';
import { withMockServer } from '../../../tests/support/with-mock-server';

const service = withMockServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  return () => vi.useRealTimers();
});

const answerWith = (row: Itinerary) =>
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: [row] }));
const summary = () => screen.getByRole('complementary', { name: 'Ringkasan pesanan' });
const bar = () => screen.getByRole('complementary', { name: 'Estimasi total' });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const isRead = () => screen.findByText(/^Sisa kursi diperbarui pukul/);

test('the bar of small screens shows the total of a family, with its child and without its infant', async () => {
  answerWith(itineraryRow(3, 12));
  showWizard({ step: '1', itinerary: '3', pax: '2' });
  await isRead();
  expect(textOf(bar())).toContain('Rp 49.000.000');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah anak' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah bayi' }));
  expect(textOf(bar())).toContain('Rp 73.500.000');
  expect(textOf(summary())).toContain('Rp 73.500.000');
});

test('a price that was seen before a reload and has changed is told in the summary and the bar of every step', async () => {
  answerWith(itineraryRow(3, 12));
  showWizard({ step: '1', itinerary: '3', pax: '2' });
  await isRead();
  cleanup();
  answerWith({ ...itineraryRow(3, 12), price: 30_000_000 });
  showWizard({ step: '1', itinerary: '3', pax: '2' });
  const note = await within(summary()).findByText(/Harga per orang berubah/);
  expect(textOf(note)).toBe(
    'Harga per orang berubah dari Rp 22.900.000 menjadi Rp 30.000.000 sejak Anda memilih. Estimasi total sebelumnya Rp 49.000.000.',
  );
  expect(textOf(bar())).toContain('Rp 63.200.000sebelumnya Rp 49.000.000');
  await userEvent.click(screen.getByRole('radio', { checked: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah anak' }));
  expect(textOf(bar())).toContain('sebelumnya Rp 73.500.000');
});

test.each([
  [1, 'Kursi tersisa 1, belum cukup untuk 2 peserta.', 'Rp 22.900.000/orang'],
  [0, 'Tanggal belum dipilih', 'Tanggal belum dipilih'],
])('with %i seats left the review leads to date and guests, and not to sending', async (seat, inSummary, inBar) => {
  storeSeenPrice('3', 22_900_000);
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: null },
    values: { ...filledValues(), itinerary_id: '3' },
  });
  answerWith(itineraryRow(3, seat));
  const { router } = showWizard({ itinerary: '3', step: '4' });
  const [button] = await screen.findAllByRole('button', { name: 'Ubah tanggal dan peserta' });
  expect(screen.queryByRole('button', { name: /^(Kirim pesanan|Masuk untuk mengirim)$/ })).toBeNull();
  expect(textOf(summary())).toContain(inSummary);
  expect(textOf(bar())).toContain(inBar);
  await userEvent.click(button as HTMLElement);
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ query: expect.objectContaining({ step: '1' }) }),
    undefined,
    expect.anything(),
  );
});
