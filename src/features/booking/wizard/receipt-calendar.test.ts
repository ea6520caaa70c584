import { expect, test } from 'vitest';
import { receiptEvent } from './receipt-calendar';

test('the event of a reservation bears its code and both days', () => {
  const receipt = {
    tourId: 17,
    code: 'KLN-7Q2M4X',
    message: 'Pemesanan berhasil!',
    tour: 'Turki Lengkap',
    from: '2027-03-17',
    to: '2027-03-26',
    heads: 2,
    total: 45_800_000,
  };
  const event = receiptEvent(receipt, 'Kode reservasi KLN-7Q2M4X.', 'en');
  expect(event).toMatchObject({
    id: 'KLN-7Q2M4X',
    title: 'Turki Lengkap',
    firstDay: '2027-03-17',
    lastDay: '2027-03-26',
    text: 'Kode reservasi KLN-7Q2M4X.',
  });
  expect(event.url).toMatch(/\/en\/group-tour\/17$/);
});
