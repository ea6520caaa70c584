import { expect, test } from 'vitest';
import { extraCosts, shortTitle } from './booking-model';

test('only what is not included and has an amount is an extra cost', () => {
  const term =
    '<h3>Termasuk</h3><ul><li>Hotel: Rp 1</li></ul><h3>Tidak termasuk</h3><ul><li>Tipping: Rp 1.600.000</li>' +
    '<li>PPN 1,1%: dihitung dari harga paket</li><li>Pengeluaran pribadi</li></ul>';
  expect(extraCosts(term)).toEqual([{ label: 'Tipping', amount: 'Rp\u00a01.600.000' }]);
});

test('a text without such a list names none', () => {
  expect(extraCosts('<p>Visa: Rp 500.000</p>')).toEqual([]);
});

test('the short title has no route', () => {
  expect(shortTitle('Turki Lengkap: Istanbul – Cappadocia')).toBe('Turki Lengkap');
  expect(shortTitle('Sakura Jepang & Shirakawago')).toBe('Sakura Jepang & Shirakawago');
});
