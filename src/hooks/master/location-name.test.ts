import { expect, test } from 'vitest';
import { locationName } from './location-name';

const cities = [{ id: 1019, name: 'Jakarta' }];

test('an id gives its name, also where the list has ids as text', () => {
  expect(locationName(1019, JSON.parse('[{ "id": "1019", "name": "Jakarta" }]'), false)).toMatchObject({
    name: 'Jakarta',
  });
  expect(locationName(1019, cities, false)).toEqual({ state: 'known', name: 'Jakarta' });
});

test('no selection is blank, whatever the list', () => {
  expect(locationName(null, undefined, true)).toEqual({ state: 'blank' });
});

test('a name is loading while its list is loading', () => {
  expect(locationName(1019, undefined, false)).toEqual({ state: 'loading' });
});

test('an id has no name when the list failed or does not contain it', () => {
  expect(locationName(1019, undefined, true)).toEqual({ state: 'unnamed' });
  expect(locationName(5, cities, false)).toEqual({ state: 'unnamed' });
});
