import { expect, test } from 'vitest';
import { inclusionsOf } from './inclusions';

const TERM =
  '<h3>Termasuk</h3><ul><li>Hotel &amp; bus</li><li>Tiket masuk</li></ul>' +
  '<h3>Tidak termasuk</h3><ul><li>Tipping: Rp 1.600.000</li><li>Tarian Sufi: opsional, Rp 550.000</li>' +
  '<li>Belanja pribadi: minuman, binatu, kelebihan bagasi, dan telepon</li><li>Balon udara</li></ul>';

test('the two lists are told apart', () => {
  expect(inclusionsOf(TERM)?.included).toEqual(['Hotel & bus', 'Tiket masuk']);
});

test('an amount stands apart from its label, a long remark stays with it', () => {
  expect(inclusionsOf(TERM)?.excluded).toEqual([
    { label: 'Tipping', value: 'Rp 1.600.000' },
    { label: 'Tarian Sufi', value: 'opsional, Rp 550.000' },
    { label: 'Belanja pribadi: minuman, binatu, kelebihan bagasi, dan telepon', value: null },
    { label: 'Balon udara', value: null },
  ]);
});

test('English headings are understood', () => {
  expect(inclusionsOf('<h3>Included</h3><ul><li>Bus</li></ul><h3>Excluded</h3><ul><li>Visa</li></ul>')).toEqual({
    included: ['Bus'],
    excluded: [{ label: 'Visa', value: null }],
  });
});

test('characters written as entities are shown as characters', () => {
  const term = TERM.replace('Tiket masuk', 'Museum &ndash; Wat Arun &#38; &quot;Grand Palace&quot; &unknown;');
  expect(inclusionsOf(term)?.included).toEqual(['Hotel & bus', 'Museum – Wat Arun & "Grand Palace" &unknown;']);
});

test('a text without the two lists is left whole', () => {
  expect(inclusionsOf('<p>Harga termasuk hotel.</p>')).toBeNull();
  expect(inclusionsOf(null)).toBeNull();
});
