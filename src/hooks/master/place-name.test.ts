import { expect, test } from 'vitest';
import { placeName } from './place-name';

const cities = [{ id: 1019, name: 'Jakarta' }];

test('an id gives its name', () => {
  expect(placeName(1019, cities, false)).toEqual({ state: 'known', name: 'Jakarta' });
});

test('no selection is blank, whatever the list', () => {
  expect(placeName(null, undefined, true)).toEqual({ state: 'blank' });
});

test('a name is loading while its list is', () => {
  expect(placeName(1019, undefined, false)).toEqual({ state: 'loading' });
});

test('an id has no name when the list failed or does not contain it', () => {
  expect(placeName(1019, undefined, true)).toEqual({ state: 'unnamed' });
  expect(placeName(5, cities, false)).toEqual({ state: 'unnamed' });
});
