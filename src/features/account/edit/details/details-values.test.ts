import { expect, test } from 'vitest';
import { mergeEdits } from './details-values';

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

test('a form without further edits takes the values of the new profile', () => {
  expect(mergeEdits(before, before, next)).toEqual(next);
});

test('a field that was edited meanwhile keeps its input, and the other fields take the new values', () => {
  expect(mergeEdits({ ...before, first_name: 'Sekar' }, before, next)).toEqual({ ...next, first_name: 'Sekar' });
});

test('an edited city keeps the country in which it was chosen', () => {
  const typed = { ...before, id_city: '3172' };
  expect(mergeEdits(typed, before, next)).toEqual({ ...next, id_country: '1', id_city: '3172' });
});
