import { expect, test } from 'vitest';
import { buildCities, buildMasterCountries } from './master.ts';

const masterCountries = buildMasterCountries('id');
const cities = buildCities('id');

test('countries have unique codes, and Indonesia is the first', () => {
  expect(masterCountries).toHaveLength(45);
  expect(masterCountries[0]).toEqual({ id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' });
  expect(new Set(masterCountries.map(({ countryCode }) => countryCode)).size).toBe(45);
  for (const { countryCode, currCode } of masterCountries) {
    expect(countryCode).toMatch(/^[A-Z]{2}$/);
    expect(currCode).toMatch(/^[A-Z]{3}$/);
  }
});

test('cities have unique ids and belong to a known country', () => {
  const codes = masterCountries.map(({ countryCode }) => countryCode);
  expect(new Set(cities.map(({ pkId }) => pkId)).size).toBe(cities.length);
  expect(new Set(cities.map(({ cityCode, countryCode }) => `${countryCode}-${cityCode}`)).size).toBe(cities.length);
  expect(cities.filter(({ countryCode }) => !codes.includes(countryCode))).toEqual([]);
});

test('there are cities in Indonesia and in eight other countries', () => {
  expect(cities.filter(({ countryCode }) => countryCode === 'ID')).toHaveLength(72);
  expect(new Set(cities.map(({ countryCode }) => countryCode)).size).toBe(9);
});

test('names are in the language of the reader', () => {
  expect(buildMasterCountries('en').find(({ countryCode }) => countryCode === 'JP')?.countryName).toBe('Japan');
  expect(buildCities('en').find(({ cityCode }) => cityCode === 'SIN')?.cityName).toBe('Singapore');
});
