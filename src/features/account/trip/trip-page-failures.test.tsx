// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { part, showTrip } from '../../../../tests/support/show-trip';
import { withMockServer } from '../../../../tests/support/with-mock-server';

const server = withMockServer();

test('a service without the details of trips shows what the list of bookings has, with what is paid', async () => {
  server.faults.add({ operationId: 'getBooking', status: 404 });
  await showTrip('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pelunasan Rp/)).toBeTruthy();
  expect((await part('Pembayaran')).getByText('Sudah dibayar')).toBeTruthy();
  expect(screen.queryByText('6 hotel')).toBeNull();
});

test('details that fail are replaced by what the list has, with an offer to try again', async () => {
  server.faults.add({ operationId: 'getBooking', status: 500 });
  await showTrip('KLN-M42XTD');
  expect((await part('Pembayaran')).getByText('Sudah dibayar')).toBeTruthy();
  expect(screen.getByText(/^Rincian perjalanan belum bisa dimuat/)).toBeTruthy();
});

test('without payment terms the page says who tells how to pay, and still takes a proof', async () => {
  server.faults.add({ operationId: 'getPaymentTerms', status: 404 });
  await showTrip('KLN-M42XTD');
  expect(
    (await part('Pembayaran')).getByText('Tim kami akan memberi tahu cara dan tujuan pembayarannya.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kirim bukti pembayaran' })).toBeTruthy();
});

test('what a service leaves out is not shown, and neither is a call that is past', async () => {
  const trip = { package: 'Turki', date: '2099-04-10', arrival_date: '2099-04-19', status: 'full_payment' as const };
  const consultant = { name: 'Sari', calls_by: '2026-01-04T05:00:00Z' };
  const data = { ...trip, reservation_code: 'KLN-M42XTD', consultant };
  server.override('getBooking', ({ reply }) => reply(200, { success: true, data }));
  await showTrip('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pembayaran lengkap/)).toBeTruthy();
  expect(screen.queryAllByRole('region')).toHaveLength(3);
  expect((await part('Butuh bantuan?')).getByText('Sari dari tim kami menangani pemesanan ini.')).toBeTruthy();
});
