import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test('secrets are masked by the names of their fields, at every depth', () => {
  expect(
    masked({ data: { token: 'abc', list: [{ email: 'a@b.id', phone: '+62811', old_password: 'x' }] } }, false),
  ).toEqual({
    data: {
      token: 'masked-token',
      list: [{ email: 'masked@kelana.example', phone: '+620000000000', old_password: 'masked-password' }],
    },
  });
});

test('addresses, numbers and tokens inside sentences are masked; days, ids and prices stay', () => {
  const text = 'Kirim ke budi.s@contoh.co.id atau 0812-3456-7890, Bearer abc.def, 2027-01-16, 170703, a-0170703-1.jpg';
  expect(masked({ note: text, day: '2027-01-16', at: '2026-09-30T02:00:00Z', price: 21900000 }, false)).toEqual({
    note: 'Kirim ke masked@kelana.example atau +620000000000, masked-token 2027-01-16, 170703, a-0170703-1.jpg',
    day: '2027-01-16',
    at: '2026-09-30T02:00:00Z',
    price: 21900000,
  });
});

test('names, birth dates and addresses are masked only in personal data', () => {
  const value = { first_name: 'Ratna', dob: '1988-04-23', address: 'Jl. Melati', name: 'Turki', phone: null };
  expect(masked(value, false)).toEqual(value);
  expect(masked(value, true)).toEqual({
    first_name: 'Masked',
    dob: '1990-01-01',
    address: 'Masked',
    name: 'Turki',
    phone: null,
  });
});

test('numbers are masked by the names of their fields, and an Indonesian phone number also without its plus', () => {
  const value = { phone: 6281200000201, number: 77123, price: 21900000, note: 'hubungi 6281200000201' };
  expect(masked(value, true)).toEqual({ phone: 0, number: 0, price: 21900000, note: 'hubungi +620000000000' });
});
