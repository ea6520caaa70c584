import { expect, test } from 'vitest';
import { findCountries } from './countries';
import type { CountryModel } from './visa-models';

const japan = { id: 1, type: 'e_visa', searchText: 'jepang japan registrasi daring' } as CountryModel;
const thailand = { id: 16, type: 'visa_free', searchText: 'thailand bebas visa' } as CountryModel;

test.each([
  ['  ', null, [1, 16]],
  ['JEP', null, [1]],
  ['japan daring', null, [1]],
  ['', 'visa_free', [16]],
  ['japan', 'visa_free', []],
] as const)('the search %j among countries of the type %s finds %j', (text, type, ids) => {
  expect(findCountries([japan, thailand], { text, type }).map(({ id }) => id)).toEqual(ids);
});
