import { expect, test } from 'vitest';
import type { CountryModel } from './country-model';
import { findCountries } from './find-countries';

const japan = { id: 1, type: 'e_visa', searchText: 'jepang japan registrasi daring' } as CountryModel;
const thailand = { id: 16, type: 'visa_free', searchText: 'thailand bebas visa' } as CountryModel;
const found = (text: string, type: CountryModel['type'] | null = null) =>
  findCountries([japan, thailand], { text, type }).map(({ id }) => id);

test('nothing typed shows every country', () => {
  expect(found('  ')).toEqual([1, 16]);
});

test('part of a name in either language finds the country', () => {
  expect(found('JEP')).toEqual([1]);
  expect(found('japan daring')).toEqual([1]);
});

test('a type leaves the others out', () => {
  expect(found('', 'visa_free')).toEqual([16]);
  expect(found('japan', 'visa_free')).toEqual([]);
});
