import { expect, test } from 'vitest';
import { avatarUrl, profileCompleteness } from './profile';

const full = { phone: '+6281200000111', dob: '1986-04-17', address: 'Jl. Anggrek 14', id_country: 1, id_city: 1019 };
const empty = { phone: null, dob: null, address: null, id_country: null, id_city: null };
const context = { hasPhoto: true, hasCities: true };

test('a full profile lacks nothing, an empty one everything, and blanks count as missing', () => {
  expect(profileCompleteness(full, context)).toEqual({ total: 6, filled: 6, missing: [] });
  const missing = ['phone', 'dob', 'address', 'country', 'city', 'photo'];
  expect(profileCompleteness(empty, { ...context, hasPhoto: false })).toEqual({ total: 6, filled: 0, missing });
  const blank = profileCompleteness({ ...full, phone: '', address: '  ' }, context);
  expect(blank).toEqual({ total: 6, filled: 4, missing: ['phone', 'address'] });
});

test('a country without known cities does not need a city', () => {
  const abroad = { ...full, id_country: 190, id_city: null };
  expect(profileCompleteness(abroad, { ...context, hasCities: false })).toEqual({ total: 5, filled: 5, missing: [] });
});

const serviceHost = 'https://api.kelana.example';

test('a missing picture and the bare URL of the service give null, any other picture its URL', () => {
  expect(avatarUrl(null, serviceHost)).toBeNull();
  expect(avatarUrl('', serviceHost)).toBeNull();
  expect(avatarUrl('https://api.kelana.example/', serviceHost)).toBeNull();
  expect(avatarUrl('https://api.kelana.example', `${serviceHost}/`)).toBeNull();
  expect(avatarUrl(`${serviceHost}/a.jpg`, serviceHost)).toBe('https://api.kelana.example/a.jpg');
});
