import { expect, test } from 'vitest';
import { countriesByName } from './location-fields';

const countries = [
  { id: 17, countryCode: 'HU', countryName: 'Hongaria', currCode: 'HUF' },
  { id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' },
  { id: 2, countryCode: 'US', countryName: 'Amerika Serikat', currCode: 'USD' },
];

test('countries are named and sorted in the language of the page, with Indonesia first', () => {
  expect(countriesByName('id', countries)).toEqual([
    { id: 1, name: 'Indonesia' },
    { id: 2, name: 'Amerika Serikat' },
    { id: 17, name: 'Hongaria' },
  ]);
  expect(countriesByName('en', countries)).toEqual([
    { id: 1, name: 'Indonesia' },
    { id: 17, name: 'Hungary' },
    { id: 2, name: 'United States' },
  ]);
});
