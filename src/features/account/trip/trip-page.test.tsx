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
    expect.stringMatching(/^RATNA KUSUMAWARDANIPaspor belum kami terima/),
    expect.stringMatching(/^Peserta 2Paspor belum/),
  ]);
  expect((await part('Rencana perjalanan')).getByText(/^Terminal 3/)).toBeTruthy();
  expect(await part('Perubahan')).toBeTruthy();
  expect((await part('Butuh bantuan?')).getByText(/menangani pemesanan ini/)).toBeTruthy();
});

test('a service without the details of trips shows what the list of bookings has', async () => {
  server.faults.add({ operationId: 'getBooking', status: 404 });
  await show('KLN-M42XTD');
  expect((await part('Berikutnya')).getByText(/^Pelunasan Rp/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Peserta dan dokumen' })).toBeNull();
});

test('the booking of another member, as an unknown code, is not found', async () => {
  await show('KLN-XXXXXX');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pemesanan ini tidak ditemukan' })).toBeTruthy();
});
