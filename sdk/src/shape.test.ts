import { expect, test } from 'vitest';
import { firstMismatch, type Shape } from './shape.ts';

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
  [{ id: undefined }],
  [{ id: null }],
  [{ id: {} }],
  [{ price: undefined }],
  [{ price: [] }],
  [{ dates: null }],
  [{ dates: {} }],
  [{ dates: [{}] }],
  [{ dates: ['2027-01-15'] }],
  [{ visa: undefined }],
  [{ visa: {} }],
  [{ visa: [] }],
])('a row with %j does not fit', (changes) => {
  expect(fitsAsTour(changes)).toBe(false);
});

test.each([[null], [undefined], ['text'], [[]], [{}], [{ data: null }], [{ data: {} }], [{ data: [null] }]])(
  'the body %j does not fit',
  (body) => {
    expect(fits(body)).toBe(false);
  },
);

test.each([
  [null, '', 'an object'],
  [[], '', 'an object'],
  [{}, '/data', 'a list'],
  [{ data: [tour, null] }, '/data/1', 'an object'],
  [{ data: [{ ...tour, id: null }] }, '/data/0/id', 'a text or a number'],
  [{ data: [{ ...tour, price: undefined }] }, '/data/0/price', 'a text, a number or null'],
  [{ data: [{ ...tour, dates: [{ day: 'x' }, {}] }] }, '/data/0/dates/1/day', 'a text or a number'],
  [{ data: [{ ...tour, visa: {} }] }, '/data/0/visa/type', 'a text or a number'],
])('the first mismatch of %j is at "%s"', (body, path, expected) => {
  expect(firstMismatch(body, shape)).toEqual({ path, expected });
});
