import { expect, test } from 'vitest';
import { countryName } from './country-name';

test('a country has the name that the texts use, where Intl has another one', () => {
  expect(['TR', 'MO', 'HK', 'CN'].map((code) => countryName(code, 'en'))).toEqual([
    'Turkey',
    'Macau',
    'Hong Kong',
    'China',
  ]);
  expect(['TR', 'MO', 'HK', 'CN', 'GB'].map((code) => countryName(code, 'id'))).toEqual([
    'Turki',
    'Makau',
    'Hong Kong',
    'China',
    'Inggris',
  ]);
});

test('a code without a country has no name', () => {
  expect(['EU', 'XX', 'zz1', ''].map((code) => countryName(code, 'en'))).toEqual([null, null, null, null]);
});
