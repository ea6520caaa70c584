import { expect, test } from 'vitest';
import { profileRequest } from './profile-request';

const nothing = {
  first_name: undefined,
  last_name: undefined,
  phone: undefined,
  dob: undefined,
  address: undefined,
  id_country: undefined,
  id_city: undefined,
};
const nowhere = { id_country: '', id_city: '' };

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
  expect(profileRequest(details, nowhere)).toEqual(details);
});

test('empty fields are left out', () => {
  const request = profileRequest({ ...nothing, first_name: 'Dewi', last_name: '', id_country: 1 }, nowhere);
  expect(request).toEqual({ first_name: 'Dewi', id_country: 1 });
  expect(Object.keys(request)).toEqual(['first_name', 'id_country']);
});

test('with nothing filled in the request is empty', () => {
  expect(profileRequest(nothing, nowhere)).toEqual({});
});

test('a place is sent whole, and only when it is another one', () => {
  const saved = { id_country: '1', id_city: '3171' };
  expect(profileRequest({ ...nothing, id_country: 1, id_city: 3171 }, saved)).toEqual({});
  expect(profileRequest({ ...nothing, id_country: 1, id_city: 3172 }, saved)).toEqual({ id_country: 1, id_city: 3172 });
  expect(profileRequest({ ...nothing, id_country: 21 }, saved)).toEqual({ id_country: 21 });
});
