import { expect, test } from 'vitest';
import { firstMismatch } from './http.ts';
import type { Shape } from './operation.ts';

const tourShape: Shape = { id: 1, price: 0, dates: [{ day: 1 }], visa: ['?', { type: 1 }] };
const shape: Shape = { data: [tourShape], extra: null };
const tour = { id: 7, price: null, dates: [{ day: '2027-01-15' }], visa: null };
const fits = (body: unknown) => firstMismatch(body, shape) === undefined;
const fitsAsTour = (changes: object) => fits({ data: [tour, { ...tour, ...changes }] });

test('a value with everything required fits, with additional properties too', () => {
  expect(fitsAsTour({})).toBe(true);
  expect(fitsAsTour({ price: 12, visa: { type: 'e-visa' }, colour: 'red' })).toBe(true);
  expect(fits({ data: [] })).toBe(true);
});

test('a scalar of another type fits, because it breaks nothing', () => {
  expect(fitsAsTour({ id: '7', price: true })).toBe(true);
});

test.each([
  [null, '', 'an object'],
  [undefined, '', 'an object'],
  ['text', '', 'an object'],
  [[], '', 'an object'],
  [{}, '/data', 'a list'],
  [{ data: null }, '/data', 'a list'],
  [{ data: {} }, '/data', 'a list'],
  [{ data: [tour, null] }, '/data/1', 'an object'],
])('the first mismatch of %j is at "%s"', (body, path, expected) => {
  expect(firstMismatch(body, shape)).toEqual({ path, expected });
});

test.each([
  [{ id: undefined }, '/id', 'a text or a number'],
  [{ id: null }, '/id', 'a text or a number'],
  [{ id: {} }, '/id', 'a text or a number'],
  [{ price: undefined }, '/price', 'a text, a number or null'],
  [{ price: [] }, '/price', 'a text, a number or null'],
  [{ dates: null }, '/dates', 'a list'],
  [{ dates: {} }, '/dates', 'a list'],
  [{ dates: [{ day: 'x' }, {}] }, '/dates/1/day', 'a text or a number'],
  [{ dates: ['2027-01-15'] }, '/dates/0', 'an object'],
  [{ visa: undefined }, '/visa', 'an object'],
  [{ visa: {} }, '/visa/type', 'a text or a number'],
  [{ visa: [] }, '/visa', 'an object'],
])('the first mismatch of a row with %j is at "%s"', (changes, path, expected) => {
  expect(firstMismatch({ data: [{ ...tour, ...changes }] }, shape)).toEqual({ path: `/data/0${path}`, expected });
});
