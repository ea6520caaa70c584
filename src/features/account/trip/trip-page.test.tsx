// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, formatDate, formatDayMonth, formatDayOfTrip, todayInJakarta } from '@/domain/dates';
import { withOrdinarySpaces } from '@/lib/text/ordinary-spaces';
import { part, showTrip } from '../../../../tests/support/show-trip';
import { withMockServer } from '../../../../tests/support/with-mock-server';

const server = withMockServer();

test('a trip shows the next step, payments, travellers, plan, packing and who helps', async () => {
  await showTrip('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pelunasan Rp/)).toBeTruthy();
  expect(
    (await part('Berikutnya')).getByText(
      /^Uang muka sudah kami terima\. Data paspor 2 peserta juga kami tunggu paling lambat hari itu\.$/,
    ),
  ).toBeTruthy();
  expect((await part('Pembayaran')).getByText(/^Diterima/)).toBeTruthy();
  expect((await part('Cara membayar')).getByText('KLN-M42XTD')).toBeTruthy();
  const travellers = (await part('Peserta dan dokumen')).getAllByRole('listitem');
  expect(travellers.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^RATNA KUSUMAWARDANIData paspor belum kami terima/),
    expect.stringMatching(/^Peserta 2Nama dan data paspor belum/),
  ]);
  expect((await part('Rencana perjalanan')).getByText(/^Terminal 3/)).toBeTruthy();
  expect((await part('Rencana perjalanan')).getByText('Bagas')).toBeTruthy();
  const flight = (await part('Rencana perjalanan')).getByText('ZK 57').closest('li');
  const [day, next] = [63, 64].map((days) => formatDayMonth(addDays(todayInJakarta(), days), 'id'));
  expect(withOrdinarySpaces(flight?.textContent ?? '')).toBe(
    withOrdinarySpaces(`Jakarta – IstanbulZK 57 ${day} 22.30 – ${next} 06.35`),
  );
  expect(await part('Kabar perjalanan Anda')).toBeTruthy();
  expect((await part('Butuh bantuan?')).getByText(/menangani pemesanan ini/)).toBeTruthy();
});

test('the plan has the map, the places and the days with the dates of this trip, as long as the tour exists', async () => {
  const { container, unmount } = await showTrip('KLN-M42XTD');
  const plan = await part('Rencana perjalanan');
  await vi.waitFor(() => expect(container.querySelector('svg text')?.textContent).toBeTruthy());
  const [first, last] = [addDays(todayInJakarta(), 63), addDays(todayInJakarta(), 72)];
  const places = within(plan.getByRole('list', { name: 'Rute perjalanan' })).getAllByRole('listitem');
  expect(places[0]?.textContent).toBe(`Jakarta ${formatDayMonth(first, 'id')} berangkat`);
  expect(places.at(-1)?.textContent).toBe(`Jakarta ${formatDayMonth(last, 'id')} tiba kembali`);
  await plan.findByText('Hari 3');
  const days = plan.getAllByRole('group').filter(({ textContent }) => textContent?.startsWith('Hari'));
  expect(days[2]?.textContent).toContain(`Hari 3${formatDayOfTrip(addDays(first, 2), 'id')}`);
  expect(days.filter((day) => (day as HTMLDetailsElement).open)).toEqual([]);
  expect(plan.getByRole('link', { name: 'Lihat halaman tour' })).toBeTruthy();
  unmount();
  server.faults.add({ operationId: 'getTour', status: 404 });
  await showTrip('KLN-M42XTD');
  expect((await part('Rencana perjalanan')).getByText(/^Terminal 3/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Lihat halaman tour' })).toBeNull();
  expect(screen.queryByText(/^Hari/)).toBeNull();
});

test('the price that the member agreed to is shown in lines, and a fee in rupiah with what comes back', async () => {
  await showTrip('KLN-M42XTD');
  const payments = await part('Pembayaran');
  const price = payments.getByText(/^Harga yang Anda setujui/).closest('details') as HTMLElement;
  const lines = within(price)
    .getAllByRole('term', { hidden: true })
    .map(({ parentElement }) => parentElement?.textContent);
  expect(lines.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    'Harga tour, 2 pesertaRp 43.800.000',
    'PPNRp 481.800',
    'Tipping tour leader, pemandu, dan pengemudiRp 3.200.000',
  ]);
  const cancelling = (await screen.findByText('Jika Anda membatalkan')).closest('details') as HTMLElement;
  const fees = within(cancelling).getAllByRole('listitem', { hidden: true });
  expect(fees[1]?.textContent?.replace(/\s/g, ' ')).toMatch(
    /biaya Rp 21\.900\.000 \(50% harga tour\) kembali Rp 25\.581\.800 dari Rp 47\.481\.800 yang dibayar sampai hari itu$/,
  );
});

test('each country of the tour says whether a visa is needed, and before which day to apply', async () => {
  const { unmount } = await showTrip('KLN-M42XTD');
  expect(await screen.findByText('Tidak ada yang perlu diurus sebelum berangkat.')).toBeTruthy();
  unmount();
  await showTrip('KLN-7F3K9Q');
  const day = withOrdinarySpaces(formatDate(addDays(todayInJakarta(), 152 - 14), 'id'));
  expect(await screen.findByText(`Ajukan sebelum ${day}, 14 hari sebelum berangkat.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Syarat visa Korea Selatan' }).getAttribute('href')).toBe(
    '/visa-and-passport?country=2',
  );
});

test('the weather of the month is shown by place, beside what to pack', async () => {
  const trip = { package: 'Turki', date: '2099-01-10', arrival_date: '2099-01-19', status: 'full_payment' as const };
  const weather = [
    { place: 'Istanbul', low: 3, high: 9 },
    { place: 'Bursa', low: 3, high: 9 },
    { place: 'Cappadocia', low: -4, high: 4, text: 'Bisa turun salju' },
  ];
  const data = { ...trip, reservation_code: 'KLN-M42XTD', weather };
  server.override('getBooking', ({ reply }) => reply(200, { success: true, data }));
  await showTrip('KLN-M42XTD');
  const places = (await part('Cuaca dan isi koper')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual(['3–9 °CIstanbul, Bursa', '−4–4 °CCappadociaBisa turun salju']);
});

test('before the seats are confirmed the card names the call, and a proof can be handed in all the same', async () => {
  const proof = {
    sent_at: '2026-11-28T03:10:00Z',
    state: 'received' as const,
    reason: null,
    file_type: 'PDF' as const,
  };
  const payment = { total: 50, paid: 0, deposit: 20, deposit_due: '2098-12-02', balance_due: '2098-12-30' };
  const trip = {
    package: 'Turki',
    date: '2099-01-10',
    status: 'booking' as const,
    reservation_code: 'KLN-M42XTD',
    payment,
  };
  const consultant = { name: 'Wulan', calls_by: '2098-12-01T05:00:00Z' };
  const answerWith = (proofs: (typeof proof)[]) =>
    server.override('getBooking', ({ reply }) => reply(200, { success: true, data: { ...trip, consultant, proofs } }));
  answerWith([]);
  const { unmount } = await showTrip('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Wulan menelepon Anda .* Jangan transfer dulu\.$/)).toBeTruthy();
  expect((await part('Pembayaran')).getByRole('button', { name: 'Kirim bukti pembayaran' })).toBeTruthy();
  unmount();
  answerWith([proof]);
  await showTrip('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText('Bukti pembayaran Anda sedang kami cek')).toBeTruthy();
  expect((await part('Pembayaran')).getByText('PDF')).toBeTruthy();
  const links = (await screen.findByRole('navigation')).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['#payments', '#plan', '#help']);
});

test('on the way the card names the day, its programme and the hotel of the night, and leads to that day', async () => {
  const today = todayInJakarta();
  const from = addDays(today, -2);
  const hotels = [
    { city: 'Istanbul', name: 'Hotel Satu', nights: 1, check_in: addDays(from, 1) },
    { city: 'Bursa', name: 'Hotel Dua', nights: 2, check_in: today },
  ];
  const trip = { package: 'Turki', date: from, arrival_date: addDays(from, 9), status: 'full_payment' as const };
  const emergency = { emergency_phone: '+62 21 0000-0199' };
  const data = { ...trip, reservation_code: 'KLN-M42XTD', tour_id: 17, hotels, ...emergency };
  server.override('getBooking', ({ reply }) => reply(200, { success: true, data }));
  const { container } = await showTrip('KLN-M42XTD');
  const card = await part('Berikutnya');
  const hotel = await card.findByRole('link', { name: /^Hotel Dua, Bursa ?\(membuka tab baru\)$/ });
  expect(hotel.getAttribute('href')).toContain('query=Hotel%20Dua%2C%20Bursa');
  const phone = card.getByRole('link', { name: 'Darurat 24 jam: +62 21 0000-0199' });
  expect(phone.getAttribute('href')).toBe('tel:+622100000199');
  await vi.waitFor(() =>
    expect(card.getByRole('link', { name: 'Lihat rencana hari ini' }).getAttribute('href')).toBe('#day-3'),
  );
  const row = container.querySelector<HTMLDetailsElement>('#day-3');
  expect(row?.open).toBe(true);
  expect(card.getByText('Hari ini hari ke-3 dari 10:').parentElement?.textContent).toContain(
    row?.querySelector('h3')?.textContent,
  );
});

test('an answered request is named in the card while the trip is ahead', async () => {
  const trip = {
    package: 'Turki',
    date: '2099-01-10',
    status: 'full_payment' as const,
    reservation_code: 'KLN-M42XTD',
  };
  const request = {
    kind: 'room' as const,
    text: 'Dua kamar',
    sent_at: '2026-11-28T03:10:00Z',
    answer: 'Baik.',
    cost: 0,
  };
  const data = { ...trip, requests: [{ ...request, state: 'agreed' as const }] };
  server.override('getBooking', ({ reply }) => reply(200, { success: true, data }));
  await showTrip('KLN-M42XTD');
  const link = (await part('Berikutnya')).getByRole('link', { name: 'Permintaan Anda disetujui: Kamar' });
  expect(link.getAttribute('href')).toBe('#requests');
});

test('the booking of another member is not found', async () => {
  await showTrip('KLN-4TQ8ZN');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pemesanan ini tidak ditemukan' })).toBeTruthy();
});

test('a trip that is over or cancelled asks for nothing, and says how it ended', async () => {
  const { unmount } = await showTrip('KLN-C8RN5A');
  expect(await screen.findByText('Perjalanan ini sudah selesai')).toBeTruthy();
  expect(screen.queryByText(/^Data paspor/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Berikutnya' })).toBeNull();
  unmount();
  await showTrip('KLN-9WQ3HB');
  expect(
    await screen.findByText(/^Pemesanan ini dibatalkan\. Rp.20\.600\.000 sudah kami kembalikan pada/),
  ).toBeTruthy();
  const payments = await part('Pembayaran');
  const amounts = payments.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(amounts.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    'Sudah dibayarRp 38.500.000',
    'Biaya pembatalan menurut syarat pemesananRp 17.900.000',
    expect.stringMatching(/^Sudah kami kembalikan pada \d+ \w+ 2\d{3}Rp 20\.600\.000$/),
  ]);
  expect(payments.queryByRole('link', { name: /^Tanyakan pengembalian dana/ })).toBeNull();
});
