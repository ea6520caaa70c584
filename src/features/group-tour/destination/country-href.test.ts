import { expect, test } from 'vitest';
import { countryHref, hasCountry } from './country-href';

test('a link selects one country or clears the selected one, and keeps the other filters', () => {
  expect(countryHref({ id: '1', sort: 'newest', page: '2' }, 1, 101)).toBe(
    '/group-tour/destination/1?sort=newest&country=101',
  );
  expect(countryHref({ id: '1', country: '103' }, 1, 101)).toBe('/group-tour/destination/1?country=101');
  expect(countryHref({ id: '1', country: ['101', '103'] }, 1, 101)).toBe('/group-tour/destination/1?country=101');
  expect(countryHref({ id: '1', country: '101' }, 1, 101)).toBe('/group-tour/destination/1');
});

test('a country is selected if the query contains it', () => {
  expect(hasCountry({ country: '101' }, 101)).toBe(true);
  expect(hasCountry({ country: ['103', '101'] }, 101)).toBe(true);
  expect(hasCountry({}, 101)).toBe(false);
});
