// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type BookingReceipt, keepReceipt, readReceipt } from './booking-receipt';

const receipt: BookingReceipt = {
  tourId: 17,
  code: 'KLN-7Q2M4X',
  message: 'Pemesanan berhasil!',
  tour: 'Turki Lengkap',
  from: '2027-04-17',
  to: '2027-04-26',
  heads: 2,
  total: 45_800_000,
};

beforeEach(() => sessionStorage.clear());

test('the last booking of a tour comes back', () => {
  expect(keepReceipt(receipt)).toBe(true);
  expect(readReceipt(17)).toEqual(receipt);
  expect(readReceipt(18)).toBeNull();
});

test('something else under the key counts as nothing', () => {
  sessionStorage.setItem('kelana.booking-receipt', '{"tourId":17');
  expect(readReceipt(17)).toBeNull();
  sessionStorage.setItem('kelana.booking-receipt', '{"tourId":17}');
  expect(readReceipt(17)).toBeNull();
});
