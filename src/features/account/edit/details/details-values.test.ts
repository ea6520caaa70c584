import { expect, test } from 'vitest';
import { carriedOver } from './details-values';

const before = {
  first_name: 'Dewi',
  last_name: '',
  phone: '0812 3456 7890',
  dob: '14 Mei 1990',
  address: '',
  id_country: '1',
  id_city: '3171',
};
const next = { ...before, phone: '+6281234567890', address: 'Jalan Melati 5', id_country: '21', id_city: '2011' };

test('without further changes the form says what the profile does', () => {
  expect(carriedOver(before, before, next)).toEqual(next);
});

test('what was typed meanwhile stays, in its field alone', () => {
  expect(carriedOver({ ...before, first_name: 'Sekar' }, before, next)).toEqual({ ...next, first_name: 'Sekar' });
});

test('a city stays with the country it was chosen in', () => {
  const typed = { ...before, id_city: '3172' };
  expect(carriedOver(typed, before, next)).toEqual({ ...next, id_country: '1', id_city: '3172' });
});
