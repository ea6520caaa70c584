// @vitest-environment jsdom
import type { Itinerary } from '@sdk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import type { Sent } from '@/state/booking-draft';
import { saveReceipt } from '@/state/booking-receipt';
import { signIn } from '@/state/session';
import { demoMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { filledValues, receipt, storeDraft } from '../../../tests/support/booking-fixture';
import { itineraryRow as row, itineraryRows as rows, showWizard, withWizard } from '../../../tests/support/show-wizard';
import { storeSeenPrices } from './session/seen-prices';

const service = withWizard();

/** Opens the booking with this query. The service returns `live`; the page was built with the rows of the fixture. */
function open(query: Record<string, string>, live: Itinerary[] = rows, capacity?: number) {
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: live }));
  return showWizard(query, { capacity });
}

/** Opens a step of a stored booking of the departure with this id. */
function openDraft(step: string, id = '3', live?: Itinerary[], sent: Sent | null = null) {
  storeDraft({ intent: { key: 'key-of-the-intent', sent }, values: { ...filledValues(), itinerary_id: id } });
  return open({ itinerary: id, step }, live);
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const summary = () => textOf(screen.getAllByRole('complementary', { name: 'Ringkasan pesanan' }).at(-1));
const bar = () => textOf(screen.getByRole('complementary', { name: 'Estimasi total' }));
const areSeatsRead = () => screen.findByText(/^Sisa kursi diperbarui/);
const add = (kind: string) => userEvent.click(screen.getByRole('button', { name: `Tambah ${kind}` }));
const shallow = { shallow: true, scroll: false };

test('date and party from the tour page are summarised, and the first screen asks for the contact', async () => {
  const { router } = open({ itinerary: '3', pax: '2' });
  const trip = await screen.findByRole('region', { name: 'Perjalanan Anda' });
  expect(trip.textContent).toContain('17 Mar 2027 - 26 Mar 2027');
  expect(within(trip).getByText('1 twin')).toBeTruthy();
  expect(title()).toBe('Siapa yang kami hubungi?');
  expect(screen.getByText(/^Sekitar 5 menit/)).toBeTruthy();
  expect(screen.queryAllByText(/kami kurangi|sudah penuh|tidak lagi ditawarkan|belum bisa dibaca/)).toEqual([]);
  await userEvent.click(within(trip).getByRole('button', { name: 'Ubah tanggal dan peserta' }));
  const query = { id: '17', itinerary: '3', step: '1' };
  expect(router.push).toHaveBeenCalledExactlyOnceWith({ pathname: '/booking/[id]', query }, undefined, shallow);
});

test.each([
  ['is full', { itinerary: '1', pax: '2' }, /^Keberangkatan yang Anda pilih sudah penuh/],
  ['is not on sale', { itinerary: '999999', pax: '2' }, /^Tanggal yang Anda pilih tidak lagi ditawarkan\. Pilih/],
  ['is named without a party', { itinerary: '3' }, /^Sisa kursi diperbarui/],
])('the booking starts with the dates when the departure %s', async (_case, query, text) => {
  open(query as Record<string, string>);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(title()).toBe('Kapan berangkat, dan siapa saja?');
});

test('the address, to which the way back to the tour refers, names the date of a draft and one that is picked', async () => {
  storeDraft({ values: { ...filledValues(), itinerary_id: '3' } });
  const { router } = open({ step: '1' });
  await userEvent.click(await screen.findByRole('button', { name: /^Lihat \d+ tanggal lain$/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^17 Feb/ }));
  expect(vi.mocked(router.replace).mock.calls.map(([to]) => Object(to).query.itinerary)).toEqual(['3', '2']);
});

test.each([
  ['is full by now', [row(3, 0)]],
  ['has one seat by now', [row(3, 1)]],
])('a departure that %s returns the visitor to the dates', async (_case, live) => {
  const { router } = open({ itinerary: '3', pax: '2' }, live);
  const query = { id: '17', itinerary: '3', pax: '2', step: '1' };
  await vi.waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith({ pathname: '/booking/[id]', query }, undefined, shallow),
  );
});

test('a full departure shows no price, and continuing with it shows an error', async () => {
  open({ step: '1', itinerary: '1', pax: '2' });
  await screen.findByText(/sudah penuh/);
  expect(summary()).toContain('17 Jan 2027 - 26 Jan 2027Penuh');
  expect(summary()).not.toContain('45.800.000');
  expect(screen.queryByText(/Sisa kursi untuk tanggal ini/)).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /^Lanjut/ })[0] as HTMLElement);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link').textContent).toMatch(/^Keberangkatan yang Anda pilih sudah penuh/);
});

test.each([
  ['2', 'is full', [row(3, 0)], /^Keberangkatan ini sudah penuh\. Pilih tanggal lain/],
  ['3', 'is full', [row(3, 0)], /^Keberangkatan ini sudah penuh\. Pilih tanggal lain/],
  ['2', 'has one seat', [row(3, 1)], /^Kursi tersisa 1 untuk tanggal ini/],
  ['2', 'is withdrawn', [row(2, 2)], /^Keberangkatan ini tidak lagi ditawarkan/],
])('step %s says at once that the chosen departure %s, with the way to the dates', async (step, _is, live, text) => {
  const { router } = openDraft(step, '3', live);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(title()).toMatch(/^Siapa yang/);
  await userEvent.click(screen.getByRole('button', { name: 'Pilih tanggal lain' }));
  const toDates = expect.objectContaining({ query: expect.objectContaining({ step: '1' }) });
  expect(router.push).toHaveBeenCalledExactlyOnceWith(toDates, undefined, expect.anything());
});

test('a new visitor whose address names a later step and a full departure is told so there', async () => {
  open({ itinerary: '1', pax: '2', step: '3' });
  expect(await screen.findByText(/^Keberangkatan ini sudah penuh/)).toBeTruthy();
  expect(title()).toBe('Siapa yang kami hubungi?');
});

test.each([
  ['the seats left', { itinerary: '2', pax: '6' }, /tinggal 2, jadi jumlah peserta kami kurangi menjadi 2/, /^17 Mar/],
  ['one booking', { pax: '99' }, /paling banyak 20 orang, jadi jumlah peserta kami kurangi menjadi 20/, /^17 Mar/],
  ['the seats or one booking', { itinerary: '3', pax: '99' }, /tinggal 12, jadi .* kurangi menjadi 12/, /^17 Feb/],
])(
  'a party too large for %s is reduced, as a message says until another date is chosen',
  async (_for, query, text, to) => {
    open({ step: '1', ...query } as Record<string, string>);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText(/kami kurangi/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: to }));
    expect(screen.queryByText(/kami kurangi/)).toBeNull();
  },
);

test('in a group of 16, adults, children and infants share one limit', async () => {
  open({ step: '1', pax: '15' }, rows, 16);
  const isAtLimit = (kind: string) => screen.getByRole('button', { name: `Tambah ${kind}` }).ariaDisabled === 'true';
  await screen.findByRole('button', { name: 'Tambah bayi' });
  await add('bayi');
  expect(['dewasa', 'anak', 'bayi'].map(isAtLimit)).toEqual([true, true, true]);
  expect(screen.getAllByText(/^Maksimal 16 orang per pesanan, termasuk bayi/)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Kurangi dewasa' }));
  expect(isAtLimit('anak')).toBe(false);
});

test("a guaranteed departure says so in the language of the page, other notes keep the operator's text", async () => {
  open({ step: '1' }, [
    { ...row(2, 4), is_guaranteed: true },
    { ...row(3, 12), note: 'Harga promo, kamar berdua' },
  ]);
  expect(await screen.findByText('Harga promo, kamar berdua')).toBeTruthy();
  expect(screen.getByText('Pasti berangkat').hasAttribute('lang')).toBe(false);
});

test('a failed departures request says that the seats may be outdated, and offers a retry', async () => {
  service.faults.add({ operationId: 'listItineraries', network: true });
  showWizard({ step: '1', itinerary: '3' });
  // The client first retries the request by itself.
  const note = await screen.findByText(/^Sisa kursi belum bisa dibaca.*saat halaman ini dibuat/);
  service.reset();
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: rows }));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await areSeatsRead();
  expect(note.isConnected).toBe(false);
});

test('a price that was seen before a reload and has changed is told in the summary and the bar of every step', async () => {
  const query = { step: '1', itinerary: '3', pax: '2' };
  open(query);
  await areSeatsRead();
  cleanup();
  open(query, [{ ...row(3, 12), price: 30_000_000 }]);
  const note = await screen.findByText(/Harga per orang berubah/);
  expect(textOf(note)).toBe(
    'Harga per orang berubah dari Rp 22.900.000 menjadi Rp 30.000.000. Estimasi total sebelumnya Rp 49.000.000.',
  );
  expect(bar()).toContain('Rp 63.200.000sebelumnya Rp 49.000.000');
  await userEvent.click(screen.getByRole('radio', { checked: true }));
  await add('anak');
  expect(bar()).toContain('sebelumnya Rp 73.500.000');
});

test.each([
  [1, 'Kursi tersisa 1, belum cukup untuk 2 peserta.', 'Rp 22.900.000/orang'],
  [0, '17 Mar 2027 - 26 Mar 2027Penuh', '–Penuh'],
])('with %i seats left the review leads to date and guests, and not to sending', async (seat, inSummary, inBar) => {
  storeSeenPrices('3', { price: 22_900_000 });
  const { router } = openDraft('4', '3', [row(3, seat)]);
  const [button] = await screen.findAllByRole('button', { name: 'Ubah tanggal dan peserta' });
  expect(screen.queryByRole('button', { name: /^(Kirim pesanan|Masuk untuk mengirim)$/ })).toBeNull();
  expect((await screen.findByText('Tour', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
    'Turki Lengkap: Istanbul',
  );
  expect([summary(), bar()]).toEqual([expect.stringContaining(inSummary), expect.stringContaining(inBar)]);
  await userEvent.click(button as HTMLElement);
  const toDates = expect.objectContaining({ query: expect.objectContaining({ step: '1' }) });
  expect(router.push).toHaveBeenCalledExactlyOnceWith(toDates, undefined, expect.anything());
});

test('a member who has booked this tour is told so and may book it again', async () => {
  const token = await tokenOf(publicEnv.serviceHost, demoMember);
  saveReceipt(receipt, token);
  open({ step: '1', itinerary: '3' });
  expect(screen.queryByText(/KLN-7Q2M4X/)).toBeNull();
  await act(async () => signIn(token));
  expect(await screen.findByText(/Kode reservasi Anda KLN-7Q2M4X/)).toBeTruthy();
  const links = ['Pemesanan Tour Saya', 'Buka tanda terima'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account/booking', '/booking/17?step=done']);
  await userEvent.click(screen.getByRole('button', { name: 'Pesan sekali lagi' }));
  expect(screen.queryByText(/KLN-7Q2M4X/)).toBeNull();
});

test('a booking that may have arrived is sent again even when its departure is full', async () => {
  const keys: (string | null)[] = [];
  service.override('bookTour', ({ request, reply }) => {
    keys.push(request.headers.get('idempotency-key'));
    return reply(409, { success: false, message: 'Tidak ada.' });
  });
  const token = await tokenOf(publicEnv.serviceHost, demoMember);
  await act(async () => signIn(token));
  const { router } = openDraft('4', '1', rows, { content: 'two guests', isRefused: false });
  await screen.findAllByText(/49\.000\.000/);
  const [send] = screen.getAllByRole('button', { name: 'Kirim pesanan' }) as [HTMLElement];
  expect(send.parentElement?.previousElementSibling?.textContent).toMatch(/^Anda belum membayar apa pun\./);
  await userEvent.click(send);
  await vi.waitFor(() => expect(keys).toEqual(['key-of-the-intent']));
  expect(router.push).not.toHaveBeenCalled();
});

test('pasted text with invisible and full-width characters passes, and so does text filled in without an event', async () => {
  const { router } = openDraft('2');
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.input(await field(/WhatsApp/), { target: { value: '\u202a+62 812\u20113456\u20117890\u202c' } });
  fireEvent.input(await field(/email/i), { target: { value: 'ratna＠kelana.example\u200b' } });
  (await field(/^Nama depan/)).value = 'Siti';
  await userEvent.click(screen.getAllByRole('button', { name: /^Lanjut/ })[0] as HTMLElement);
  await vi.waitFor(() => expect(router.push).toHaveBeenCalled());
  // Drafts are stored half a second after a change.
  await vi.waitFor(() => {
    const draft = sessionStorage.getItem('kelana.booking-drafts') ?? '';
    expect(draft).toContain('"first_name":"Siti"');
    expect(draft).toContain('"email":"ratna@kelana.example","phone":"+62 812-3456-7890"');
  });
});

test('an expired passport shows an error, and one that expires within six months after the return a warning', async () => {
  openDraft('3');
  const field = await screen.findByLabelText('Masa berlaku paspor');
  const warning = /Anda tetap bisa melanjutkan/;
  const error = /Masa berlaku paspor tidak boleh di masa lalu/;
  for (const [day, shown, hidden] of [
    ['20 11 2026', error, warning],
    ['21 11 2026', warning, error],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, `${day}{Tab}`);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(hidden)).toEqual([]);
  }
});
