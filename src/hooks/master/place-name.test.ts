import { expect, test } from 'vitest';
import { placeName } from './place-name';

const cities = [{ id: 1019, name: 'Jakarta' }];

test('an id is known by its name', () => {
  expect(placeName(1019, cities, false)).toEqual({ state: 'known', name: 'Jakarta' });
});

test('nothing chosen stays blank, whatever the list', () => {
  expect(placeName(null, undefined, true)).toEqual({ state: 'blank' });
});

test('a list on its way makes the name wait', () => {
  expect(placeName(1019, undefined, false)).toEqual({ state: 'loading' });
});

test('a list that failed, or without the id, has no name', () => {
  expect(placeName(1019, undefined, true)).toEqual({ state: 'unnamed' });
  expect(placeName(5, cities, false)).toEqual({ state: 'unnamed' });
});
