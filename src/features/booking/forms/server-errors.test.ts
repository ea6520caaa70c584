import { expect, test } from 'vitest';
import { placeServerErrors } from './server-errors';

test('refusals go to their fields and the first of their steps', () => {
  const errors = {
    'passengers.1.dob': ['Anak berusia 2–11 tahun.'],
    'contact.email': ['Alamat belum benar.', 'Kedua'],
  };
  expect(placeServerErrors(errors)).toEqual({
    fields: [
      { name: 'passengers.1.dob', message: 'Anak berusia 2–11 tahun.' },
      { name: 'contact.email', message: 'Alamat belum benar.' },
    ],
    step: 'contact',
    rest: [],
  });
});

test('rows and counts go to the group the wizard shows', () => {
  const errors = { 'rooms.0.count': ['Maksimal 20.'], passengers: ['Isi data untuk 3 peserta.'] };
  expect(placeServerErrors(errors).fields.map(({ name }) => name)).toEqual(['rooms', 'pax']);
});

test('what has no place is told as it is', () => {
  expect(placeServerErrors({ source: ['Tidak dikenal.'] })).toEqual({
    fields: [],
    step: null,
    rest: ['Tidak dikenal.'],
  });
});
