import { expect, test } from 'vitest';
import { bookingTour, shortTitle, singleSupplement } from './booking-model';

const tour = (term: string) =>
  bookingTour({ id: 17, title: 'Turki', itineraryCount: 0, mainCountries: [], itineraries: [], term }, '2026-11-21');

test('everything that is not included is an extra cost, in its own words where it has no amount', () => {
  const term =
    '<h3>Termasuk</h3><ul><li>Hotel: Rp 1</li></ul><h3>Tidak termasuk</h3><ul>' +
    '<li><strong>Tipping</strong> guide &amp; sopir: Rp 1.600.000</li>' +
    '<li>PPN 1,1%: dihitung dari harga paket</li><li>Pengeluaran pribadi</li></ul>';
  expect(tour(term).extraCosts).toEqual([
    { label: 'Tipping guide & sopir', value: 'Rp 1.600.000' },
    { label: 'PPN 1,1%', value: 'dihitung dari harga paket' },
    { label: 'Pengeluaran pribadi', value: null },
  ]);
});

test('a text without such lists names none', () => {
  expect(tour('<p>Visa: Rp 500.000</p>').extraCosts).toEqual([]);
});

test('the supplement for a single room is known by its name', () => {
  const tipping = { label: 'Tipping guide', value: 'Rp 1.600.000' };
  const single = { label: 'Tambahan kamar single', value: 'Rp 7.900.000' };
  expect(singleSupplement([tipping, single])).toBe(single);
  expect(singleSupplement([tipping])).toBeUndefined();
  const onRequest = { label: 'Tambahan kamar single', value: 'sesuai hotel' };
  expect(singleSupplement([onRequest])).toBeUndefined();
});

test('the short title has no route', () => {
  expect(shortTitle('Turki Lengkap: Istanbul – Cappadocia')).toBe('Turki Lengkap');
  expect(shortTitle('Sakura Jepang & Shirakawago')).toBe('Sakura Jepang & Shirakawago');
});
