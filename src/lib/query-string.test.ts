import { expect, test } from 'vitest';
import { queryString } from './query-string';

test('an empty query gives an empty string', () => {
  expect(queryString()).toBe('');
  expect(queryString({})).toBe('');
  expect(queryString({ a: '', b: null, c: undefined })).toBe('');
});

test('a list repeats its key', () => {
  expect(queryString({ country: [3, 5], page: 2 })).toBe('?country=3&country=5&page=2');
});

test('zero and false are values', () => {
  expect(queryString({ min: 0, open: false })).toBe('?min=0&open=false');
});

test('a query given as a string gets one question mark', () => {
  expect(queryString('a=1')).toBe('?a=1');
  expect(queryString('?a=1')).toBe('?a=1');
});
