// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { writeDraft } from '@/state/booking-draft';
import { saveReceipt } from '@/state/booking-receipt';
import { sessionState, signIn } from '@/state/session';
import { filledValues } from '../../../tests/support/booking-fixture';
import { itineraryRow as row, itineraryRows as rows, showWizard, TODAY } from '../../../tests/support/show-wizard';
import { withMockServer } from '../../../tests/support/with-mock-server';

const service = withMockServer({ now: new Date(`${TODAY}T05:00:00Z`) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(query: Record<string, string>) {
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: rows }));
  return show(query);
}

const show = (query: Record<string, string>, capacity?: number) => showWizard({ step: '1', ...query }, { capacity });

async function tokenOfRatna(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  const login = await fetch(`${publicEnv.serviceHost}/v1/auth/login`, { method: 'POST', headers, body });
  const { data } = await login.json();
  return data.token;
}

const summary = () => screen.getAllByRole('complementary', { name: 'Ringkasan pesanan' }).at(-1) as HTMLElement;
const adults = () => within(screen.getByRole('group', { name: /Dewasa/ })).getByRole('status').textContent;

test('a full departure is reported at once and shows no price', async () => {
  open({ itinerary: '1', pax: '2' });
  expect(await screen.findByText(/^Keberangkatan yang Anda pilih sudah penuh/)).toBeTruthy();
  expect(summary().textContent).toContain('Tanggal belum dipilih');
  expect(summary().textContent).not.toContain('45.800.000');
  expect(screen.queryByText(/Sisa kursi untuk tanggal ini/)).toBeNull();
  expect(adults()).toBe('2');
});

test('continuing with a full departure shows the same error', async () => {
  open({ itinerary: '1', pax: '2' });
  await screen.findByText(/sudah penuh/);
  await userEvent.click(screen.getAllByRole('button', { name: /^Lanjut/ })[0] as HTMLElement);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link').textContent).toMatch(/^Keberangkatan yang Anda pilih sudah penuh/);
});

test('a departure that is not listed is reported as no longer offered', async () => {
  open({ itinerary: '999999' });
  expect(await screen.findByText('Tanggal yang Anda pilih tidak lagi ditawarkan. Pilih tanggal lain.')).toBeTruthy();
});

test('a party larger than the seats left is reduced with a message, and the total matches it', async () => {
  open({ itinerary: '2', pax: '6' });
  expect(await screen.findByText(/tinggal 2, jadi jumlah peserta kami kurangi menjadi 2/)).toBeTruthy();
  expect(adults()).toBe('2');
  expect(summary().textContent).toContain('45.800.000');
  await userEvent.click(screen.getByRole('radio', { name: /^17 Mar 2027/ }));
  expect(screen.queryByText(/kami kurangi/)).toBeNull();
});

test('a party larger than one booking allows is reduced to the limit, or to the seats if fewer are left', async () => {
  open({ pax: '99' });
  expect(await screen.findByText(/paling banyak 20 orang, jadi jumlah peserta kami kurangi menjadi 20/)).toBeTruthy();
  cleanup();
  open({ itinerary: '3', pax: '99' });
  expect(await screen.findByText(/tinggal 12, jadi jumlah peserta kami kurangi menjadi 12/)).toBeTruthy();
  expect(screen.queryByText(/paling banyak 20 orang, jadi/)).toBeNull();
});

test.each([28, 16])('in a group of %i, adults, children and infants share one limit', async (capacity) => {
  const limit = Math.min(20, capacity);
  show({ pax: String(limit - 1) }, capacity);
  const plus = (kind: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Tambah ${kind}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah bayi' }));
  expect(['dewasa', 'anak', 'bayi'].map((kind) => plus(kind).disabled)).toEqual([true, true, true]);
  expect(screen.getAllByText(new RegExp(`^Maksimal ${limit} orang per pesanan, termasuk bayi`))).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Kurangi dewasa' }));
  expect(plus('anak').disabled).toBe(false);
});

test("a guaranteed departure says so in the language of the page, other notes keep the operator's text", async () => {
  const notes = [
    { ...row(2, 4), is_guaranteed: true },
    { ...row(3, 12), note: 'Harga promo, kamar berdua' },
  ];
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: notes }));
  show({});
  expect(await screen.findByText('Harga promo, kamar berdua')).toBeTruthy();
  expect(screen.getByText('Pasti berangkat').hasAttribute('lang')).toBe(false);
});

test('a departure that can be booked shows no warning', async () => {
  open({ itinerary: '3', pax: '2' });
  await screen.findByText(/^Sisa kursi diperbarui/);
  expect(screen.queryAllByText(/kami kurangi|sudah penuh|tidak lagi ditawarkan|belum bisa dibaca/)).toEqual([]);
  expect(summary().textContent).toContain('45.800.000');
});

test('the review names the tour', async () => {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: null },
    values: { ...filledValues(), itinerary_id: '3' },
  });
  open({ itinerary: '3', step: '4' });
  const name = await screen.findByText('Tour', { selector: 'dt' });
  expect(name.nextElementSibling?.textContent).toBe('Turki Lengkap: Istanbul');
});

test('a failed departures request says that the seats may be outdated, and offers a retry', async () => {
  service.faults.add({ operationId: 'listItineraries', network: true });
  show({ itinerary: '3' });
  // The client first retries the request by itself.
  const note = await screen.findByText(/^Sisa kursi belum bisa dibaca.*saat halaman ini dibuat/);
  service.reset();
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: rows }));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText(/^Sisa kursi diperbarui/);
  expect(note.isConnected).toBe(false);
});

test('a member who has booked this tour is told so and may book it again', async () => {
  const token = await tokenOfRatna();
  const receipt = {
    tourId: 17,
    code: 'KLN-7Q2M4X',
    message: 'Pemesanan berhasil!',
    tour: 'Turki Lengkap',
    from: '2027-03-17',
    to: '2027-03-26',
    guestCount: 2,
    total: 45_800_000,
  };
  saveReceipt(receipt, token);
  open({ itinerary: '3' });
  expect(screen.queryByText(/KLN-7Q2M4X/)).toBeNull();
  await act(async () => signIn(token));
  expect(await screen.findByText(/Kode reservasi Anda KLN-7Q2M4X/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pemesanan Tour Saya' }).getAttribute('href')).toBe('/account/booking');
  expect(screen.getByRole('link', { name: 'Buka tanda terima' }).getAttribute('href')).toBe('/booking/17?step=done');
  await userEvent.click(screen.getByRole('button', { name: 'Pesan sekali lagi' }));
  expect(screen.queryByText(/KLN-7Q2M4X/)).toBeNull();
});

test('a booking that may have arrived is sent again even when its departure is full', async () => {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: { content: 'two guests', isRefused: false } },
    values: { ...filledValues(), itinerary_id: '1' },
  });
  const keys: (string | null)[] = [];
  service.override('bookTour', ({ request, reply }) => {
    keys.push(request.headers.get('idempotency-key'));
    return reply(409, { success: false, message: 'Tidak ada.' });
  });
  const token = await tokenOfRatna();
  await act(async () => signIn(token));
  const { router } = open({ itinerary: '1', step: '4' });
  await screen.findAllByText(/49\.000\.000/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Kirim pesanan' })[0] as HTMLElement);
  await vi.waitFor(() => expect(keys).toEqual(['key-of-the-intent']));
  expect(router.push).not.toHaveBeenCalled();
});
