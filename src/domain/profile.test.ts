import { expect, test } from 'vitest';
import { avatarUrl, profileCompleteness } from './profile';

const full = { phone: '+6281200000111', dob: '1986-04-17', address: 'Jl. Anggrek 14', id_country: 1, id_city: 1019 };
const empty = { phone: null, dob: null, address: null, id_country: null, id_city: null };
const context = { hasPhoto: true, hasCities: true };

test('a full profile lacks nothing', () => {
  expect(profileCompleteness(full, context)).toEqual({ total: 6, filled: 6, missing: [] });
});

test('an empty profile lacks everything', () => {
  expect(profileCompleteness(empty, { hasPhoto: false, hasCities: true })).toEqual({
    total: 6,
    filled: 0,
    missing: ['phone', 'dob', 'address', 'country', 'city', 'photo'],
  });
});

test('blanks count as missing', () => {
  expect(profileCompleteness({ ...full, phone: '', address: '  ' }, context)).toEqual({
    total: 6,
    filled: 4,
    missing: ['phone', 'address'],
  });
});

test('a country without known cities does not need a city', () => {
  const abroad = { ...full, id_country: 190, id_city: null };
  expect(profileCompleteness(abroad, { ...context, hasCities: false })).toEqual({ total: 5, filled: 5, missing: [] });
});

const serviceHost = 'https://api.kelana.example';

test('a missing picture and the bare URL of the service give null', () => {
  expect(avatarUrl(null, serviceHost)).toBeNull();
  expect(avatarUrl('', serviceHost)).toBeNull();
  expect(avatarUrl('https://api.kelana.example/', serviceHost)).toBeNull();
  expect(avatarUrl('https://api.kelana.example', `${serviceHost}/`)).toBeNull();
});

test('any other picture gives its URL', () => {
  expect(avatarUrl(`${serviceHost}/a.jpg`, serviceHost)).toBe('https://api.kelana.example/a.jpg');
});
