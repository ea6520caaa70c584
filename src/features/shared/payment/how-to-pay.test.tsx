// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { HowToPay } from './how-to-pay';

const server = withMockServer();
const show = (code?: string, props?: Partial<ComponentProps<typeof HowToPay>>) =>
  renderInShell(<HowToPay place={code ? 'done' : 'review'} {...(code && { code })} leaves="2099-03-31" {...props} />, {
    namespaces: ['common', 'payment'],
  });

test('amount, accounts and reference are in one block, and each is copied as a bank wants it', async () => {
  const user = userEvent.setup();
  show('KLN-7Q2M4X', { amount: 20_000_000 });
  const part = within(await screen.findByRole('region', { name: 'Cara membayar' }));
  expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Jumlah',
    'Rekening Bank Contoh',
    'atau rekening Bank Teladan',
    'Berita transfer',
  ]);
  expect(part.getByText('Jangan transfer dulu, tunggu konfirmasi kursi.')).toBeTruthy();
  for (const [name, text] of [
    ['Salin jumlah', '20000000'],
    ['Salin nomor rekening Bank Contoh', '0081234567'],
    ['Salin berita transfer', 'KLN-7Q2M4X'],
  ] as const) {
    await user.click(part.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
  }
});

test('before a booking the page says that seats are confirmed first, and what a cancellation costs until when', async () => {
  show();
  const fees = within(await screen.findByRole('region', { name: 'Jika Anda membatalkan' })).getAllByRole('listitem');
  expect(screen.getByText('Bayar setelah kursi kami konfirmasi.')).toBeTruthy();
  expect(screen.getByText('kode reservasi Anda')).toBeTruthy();
  expect(fees.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Sebelum pembayaran pertama tanpa biaya',
    'Sampai 28 Feb 2099 biaya sebesar uang muka',
    'Sampai 11 Mar 2099 biaya 50% dari harga tour',
    'Sampai 21 Mar 2099 biaya 75% dari harga tour',
    'Sampai 31 Mar 2099 biaya 100% dari harga tour',
  ]);
});

test('a fee that can be counted names its rupiah, and what comes back of a payment', async () => {
  show('KLN-7Q2M4X', { feeBase: { deposit: 20_000_000, tourPrice: 45_800_000, paid: 20_000_000, open: [] } });
  const part = within(await screen.findByRole('region', { name: 'Jika Anda membatalkan' }));
  const [first, second] = part
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(first).toBe(
    'Sampai 28 Feb 2099 biaya Rp 20.000.000 (uang muka) kembali Rp 0 dari Rp 20.000.000 yang dibayar sampai hari itu',
  );
  expect(second).toBe('Sampai 11 Mar 2099 biaya Rp 22.900.000 (50% harga tour)');
  expect(part.queryByText('Dihitung dengan semua pembayaran tepat waktu.')).toBeNull();
  expect(part.queryByText(/^Kembali kepada Anda/)).toBeNull();
});

test('while a proof is checked the accounts are not shown, so that nobody pays twice', async () => {
  show('KLN-7Q2M4X', { stage: 'sent' });
  const part = within(await screen.findByRole('region', { name: 'Cara membayar' }));
  expect(part.getByText('Bukti Anda sedang kami cek. Tidak perlu mentransfer lagi.')).toBeTruthy();
  expect(part.queryByRole('button')).toBeNull();
});

test('a service without payment terms shows nothing, and so does one that leaves out accounts and fees', async () => {
  server.faults.add({ operationId: 'getPaymentTerms', status: 404 });
  const { container, unmount } = show();
  await expect.poll(() => server.calls.all().at(-1)).toMatchObject({ status: 404 });
  await act(async () => {});
  expect(container.textContent).toBe('');
  unmount();
  server.faults.clear();
  server.override('getPaymentTerms', ({ reply }) => reply(200, { success: true, data: {} }));
  const { container: bare } = show();
  await expect.poll(() => server.calls.all().filter(({ status }) => status === 200)).toHaveLength(1);
  await act(async () => {});
  expect(bare.querySelector('div > div')).toBeNull();
});

test('a service that fails can be asked again', async () => {
  server.faults.add({ operationId: 'getPaymentTerms', status: 500 });
  show();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5000 });
  server.faults.clear();
  await userEvent.click(retry);
  expect(await screen.findByText('Bank Contoh')).toBeTruthy();
});
