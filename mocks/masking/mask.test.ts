import { expect, test } from 'vitest';
import { masked, maskTexts } from './mask.ts';

test.each<[name: string, isMembers: boolean, value: object, expected: object]>([
  [
    'secrets by the names of their fields, at every depth',
    false,
    { data: { token: 'abc', list: [{ email: 'a@b.id', phone: '+62811', old_password: 'x' }] } },
    {
      data: {
        token: 'masked-token',
        list: [{ email: 'masked@kelana.example', phone: '+620000000000', old_password: 'masked-password' }],
      },
    },
  ],
  [
    'secrets inside sentences, but no day, id or price',
    false,
    { note: 'budi.s@contoh.co.id 0812-3456-7890, Bearer abc.def 170703, a-0170703-1.jpg', at: '2026-09-30T02:00:00Z' },
    { note: 'masked@kelana.example +620000000000, masked-token 170703, a-0170703-1.jpg', at: '2026-09-30T02:00:00Z' },
  ],
  ['no name elsewhere', false, { first_name: 'Ratna', price: 21900000 }, { first_name: 'Ratna', price: 21900000 }],
  [
    'names, birth dates, addresses and numbers of members',
    true,
    { first_name: 'Ratna', dob: '1988-04-23', address: 'Jl. Melati', name: 'Turki', phone: 6281200000201, number: 7 },
    { first_name: 'Masked', dob: '1990-01-01', address: 'Masked', name: 'Turki', phone: 0, number: 0 },
  ],
])('masks %s', (_name, isMembers, value, expected) => {
  expect(masked(value, isMembers)).toEqual(expected);
});

test('the texts of an account are masked as whole words, in any case', () => {
  const value = { message: 'Halo RATNA (a.b)', list: ['Ratnasari', 7, null] };
  expect(maskTexts(value, new Set(['Ratna', '(a.b)']))).toEqual({
    message: 'Halo masked masked',
    list: ['Ratnasari', 7, null],
  });
});
