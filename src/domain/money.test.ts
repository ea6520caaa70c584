import { expect, test } from 'vitest';
import { formatRupiah, formatRupiahShort } from './money';

test('rupiah are grouped by dots after a space that does not break', () => {
  expect(formatRupiah(25_900_000)).toBe('Rp\u00a025.900.000');
  expect(formatRupiah(0)).toBe('Rp\u00a00');
  expect(formatRupiah(999)).toBe('Rp\u00a0999');
});

test('short rupiah count millions in the words of the language', () => {
  expect(formatRupiahShort(25_900_000, 'id')).toBe('Rp\u00a025,9\u00a0jt');
  expect(formatRupiahShort(15_000_000, 'en')).toBe('Rp\u00a015\u00a0million');
});
