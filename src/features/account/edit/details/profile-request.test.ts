import { expect, test } from 'vitest';
import { profileRequest } from './profile-request';

const unset = {
  first_name: undefined,
  last_name: undefined,
  phone: undefined,
  dob: undefined,
  address: undefined,
  id_country: undefined,
  id_city: undefined,
};
const noLocation = { id_country: '', id_city: '' };

test('every filled field is sent under its name', () => {
  const details = {
    first_name: 'Dewi',
    last_name: 'Lestari',
    phone: '+6281234567890',
    dob: '1990-05-14',
    address: 'Jalan Melati 5',
    id_country: 1,
    id_city: 3171,
  };
  expect(profileRequest(details, noLocation)).toEqual(details);
});

test('empty fields are left out', () => {
  const request = profileRequest({ ...unset, first_name: 'Dewi', last_name: '', id_country: 1 }, noLocation);
  expect(request).toEqual({ first_name: 'Dewi', id_country: 1 });
  expect(Object.keys(request)).toEqual(['first_name', 'id_country']);
});

test('country and city are sent together, and only when they changed', () => {
  const saved = { id_country: '1', id_city: '3171' };
  expect(profileRequest({ ...unset, id_country: 1, id_city: 3171 }, saved)).toEqual({});
  expect(profileRequest({ ...unset, id_country: 1, id_city: 3172 }, saved)).toEqual({ id_country: 1, id_city: 3172 });
  expect(profileRequest({ ...unset, id_country: 21 }, saved)).toEqual({ id_country: 21 });
});
