import { expect, test } from 'vitest';
import { tripPayment } from './trip-payment';

const sections = [
  {
    title: 'Uang muka',
    content:
      '<p>Dihitung per orang:</p><ul><li>Asia: Rp 5.000.000</li><li>Eropa, Turki, Timur Tengah, Afrika, Australia, Selandia Baru, dan Amerika: Rp 10.000.000</li></ul>',
  },
  {
    title: 'Pelunasan',
    content:
      '<p>Sisa pembayaran kami terima paling lambat 30 hari sebelum keberangkatan, atau 14 hari untuk tujuan Asia Tenggara, Hong Kong, dan Taiwan. Bila terlambat, kami mengirim pengingat.</p>',
  },
];

const payment = (...places: string[]) => tripPayment({ sections }, places);

test('the deposit is that of the region', () => {
  expect(payment('Asia Timur', 'Jepang')).toEqual({ deposit: 5_000_000, balanceDays: 30 });
  expect(payment('Timur Tengah, Turki & Afrika Utara', 'Turki')).toEqual({ deposit: 10_000_000, balanceDays: 30 });
  expect(payment('Eropa Timur & Skandinavia', 'Norwegia')).toEqual({ deposit: 10_000_000, balanceDays: 30 });
});

test('the later day holds for a region or for countries that are all named', () => {
  expect(payment('Asia Tenggara', 'Thailand').balanceDays).toBe(14);
  expect(payment('Asia Timur', 'Taiwan').balanceDays).toBe(14);
  expect(payment('Asia Timur', 'Hong Kong', 'China', 'Makau').balanceDays).toBe(30);
});

test('a place the terms do not name has no deposit', () => {
  expect(payment('Indonesia').deposit).toBeNull();
});

test('a place two rules name has none either', () => {
  expect(payment('Asia Timur', 'Turki').deposit).toBeNull();
});

test('terms written in another way say nothing', () => {
  expect(tripPayment({ sections: [] }, ['Asia Timur'])).toEqual({ deposit: null, balanceDays: null });
});
