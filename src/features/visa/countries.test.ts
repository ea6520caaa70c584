import { expect, test } from 'vitest';
import { findCountries } from './countries';
import type { CountryModel } from './visa-models';

const japan = { id: 1, type: 'e_visa', searchText: 'jepang japan registrasi daring' } as CountryModel;
const thailand = { id: 16, type: 'visa_free', searchText: 'thailand bebas visa' } as CountryModel;
const matchingIds = (text: string, type: CountryModel['type'] | null = null) =>
  findCountries([japan, thailand], { text, type }).map(({ id }) => id);

test('an empty search shows every country', () => {
  expect(matchingIds('  ')).toEqual([1, 16]);
});

test('part of a name in either language finds the country', () => {
  expect(matchingIds('JEP')).toEqual([1]);
  expect(matchingIds('japan daring')).toEqual([1]);
});

test('a visa type excludes the countries of other types', () => {
  expect(matchingIds('', 'visa_free')).toEqual([16]);
  expect(matchingIds('japan', 'visa_free')).toEqual([]);
});
