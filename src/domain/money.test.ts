import { expect, test } from 'vitest';
import { formatMillions, formatRupiah, groupThousands } from './money';

test('rupiah are grouped by dots after a non-breaking space', () => {
  expect(formatRupiah(25_900_000)).toBe('Rp\u00a025.900.000');
  expect(formatRupiah(0)).toBe('Rp\u00a00');
  expect(formatRupiah(999)).toBe('Rp\u00a0999');
});

test('millions are rounded up to a tenth', () => {
  expect(formatMillions(21_900_000, 'id')).toBe('21,9');
  expect(formatMillions(21_910_000, 'en')).toBe('22');
  expect(formatMillions(8_050_000, 'en')).toBe('8.1');
});

test('whole numbers use the thousands separator of the language', () => {
  expect(groupThousands(1_234_567, 'id')).toBe('1.234.567');
  expect(groupThousands(1_234_567, 'en')).toBe('1,234,567');
  expect(groupThousands(999, 'en')).toBe('999');
});
