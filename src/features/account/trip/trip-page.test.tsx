// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { signInAs } from '../../../../tests/support/with-edit-profile';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { TripPage } from './trip-page';

const server = withMockServer();

async function show(code: string) {
  await signInAs('ratna');
  const path = `/account/booking/${code}`;
  const router = mockRouter({ pathname: '/account/booking/[code]', asPath: path, query: { code } });
  return renderInShell(<TripPage />, { namespaces: ['account', 'common', 'payment', 'trip'], router });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a trip shows the next step, payments, travellers, plan, packing and who helps', async () => {
  await show('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pelunasan Rp/)).toBeTruthy();
  expect((await part('Pembayaran')).getByText(/^Diterima/)).toBeTruthy();
  expect((await part('Cara membayar')).getByText('Tulis kode KLN-M42XTD sebagai berita transfer.')).toBeTruthy();
  const travellers = (await part('Peserta dan dokumen')).getAllByRole('listitem');
  expect(travellers.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^RATNA KUSUMAWARDANIData paspor belum kami terima/),
    expect.stringMatching(/^Peserta 2Data paspor belum/),
  ]);
  expect((await part('Rencana perjalanan')).getByText(/^Terminal 3/)).toBeTruthy();
  expect(await part('Perubahan')).toBeTruthy();
  expect((await part('Butuh bantuan?')).getByText(/menangani pemesanan ini/)).toBeTruthy();
});

test('a service without the details of trips shows what the list of bookings has, with what is paid', async () => {
  server.faults.add({ operationId: 'getBooking', status: 404 });
  await show('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pelunasan Rp/)).toBeTruthy();
  expect((await part('Pembayaran')).getByText('Sudah dibayar')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Peserta dan dokumen' })).toBeNull();
});

test('the booking of another member is not found', async () => {
  await show('KLN-4TQ8ZN');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pemesanan ini tidak ditemukan' })).toBeTruthy();
});

test('a trip that is over or cancelled asks for nothing, and says how it ended', async () => {
  const { unmount } = await show('KLN-C8RN5A');
  expect(await screen.findByText('Perjalanan ini sudah selesai')).toBeTruthy();
  expect(screen.queryByText(/^Data paspor/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Berikutnya' })).toBeNull();
  unmount();
  await show('KLN-9WQ3HB');
  expect(await screen.findByText(/^Pemesanan ini dibatalkan/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pembayaran' })).toBeNull();
});

test('what a service leaves out is not shown, and neither is a call that is past', async () => {
  const trip = { package: 'Turki', date: '2099-04-10', arrival_date: '2099-04-19', status: 'full_payment' as const };
  const consultant = { name: 'Sari', calls_by: '2026-01-04T05:00:00Z' };
  const data = { ...trip, reservation_code: 'KLN-M42XTD', consultant };
  server.override('getBooking', ({ reply }) => reply(200, { success: true, data }));
  await show('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Tidak ada yang perlu/)).toBeTruthy();
  expect(screen.queryAllByRole('region')).toHaveLength(3);
  expect((await part('Butuh bantuan?')).getByText('Sari dari tim kami menangani pemesanan ini.')).toBeTruthy();
});
