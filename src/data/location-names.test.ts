import { expect, test } from 'vitest';
import { countryNameIn, locationName } from './location-names';

const cities = [{ id: 1019, name: 'Jakarta' }];

test('an id gives its name, also where the list has ids as text', () => {
  expect(locationName(1019, JSON.parse('[{ "id": "1019", "name": "Jakarta" }]'), false)).toMatchObject({
    name: 'Jakarta',
  });
  expect(locationName(1019, cities, false)).toEqual({ state: 'known', name: 'Jakarta' });
});

test.each([
  ['blank', null, undefined, true],
  ['loading', 1019, undefined, false],
  ['unnamed', 1019, undefined, true],
  ['unnamed', 5, cities, false],
] as const)('a name is %s for the id %s', (state, id, list, hasFailed) => {
  expect(locationName(id, list, hasFailed)).toEqual({ state });
});

const china = { countryCode: 'CN', countryName: 'China' };

test('Indonesian pages use the country name of the service', () => {
  expect(countryNameIn('id', china)).toBe('China');
});

test('English pages, and pages without a response of the service, translate the country code', () => {
  expect(countryNameIn('en', { countryCode: 'HU', countryName: 'Hongaria' })).toBe('Hungary');
  expect(countryNameIn('id', { countryCode: 'HU' })).toBe('Hungaria');
});

test('an invalid code is shown unchanged', () => {
  expect(countryNameIn('en', { countryCode: 'zz1' })).toBe('zz1');
  expect(countryNameIn('id', { countryCode: '' })).toBe('');
});
