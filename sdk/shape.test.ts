import { expect, test } from 'vitest';
import { misfit, type Shape } from './shape.ts';

const named: Record<string, Shape> = { Tour: { id: 1, price: 0, dates: ['Date'], visa: ['?', 'Visa'] } };
named.Date = { day: 1 };
named.Visa = { type: 1 };
const shape: Shape = { data: ['Tour'], extra: null };
const tour = { id: 7, price: null, dates: [{ day: '2027-01-15' }], visa: null };
const fits = (answer: unknown) => misfit(answer, shape, named) === undefined;
const isTour = (changes: object) => fits({ data: [tour, { ...tour, ...changes }] });

test('a value with everything required fits, with additional properties too', () => {
  expect(isTour({})).toBe(true);
  expect(isTour({ price: 12, visa: { type: 'e-visa' }, colour: 'red' })).toBe(true);
  expect(fits({ data: [] })).toBe(true);
});

test('a scalar of another type fits, because it breaks nothing', () => {
  expect(isTour({ id: '7', price: true })).toBe(true);
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
  expect(isTour(changes)).toBe(false);
});

test.each([[null], [undefined], ['text'], [[]], [{}], [{ data: null }], [{ data: {} }], [{ data: [null] }]])(
  'the answer %j does not fit',
  (answer) => {
    expect(fits(answer)).toBe(false);
  },
);

test.each([
  [null, ''],
  [[], ''],
  [{}, '/data'],
  [{ data: [tour, null] }, '/data/1'],
  [{ data: [{ ...tour, price: undefined }] }, '/data/0/price'],
  [{ data: [{ ...tour, dates: [{ day: 'x' }, {}] }] }, '/data/0/dates/1/day'],
  [{ data: [{ ...tour, visa: {} }] }, '/data/0/visa/type'],
])('the first misfit of %j is at "%s"', (answer, place) => {
  expect(misfit(answer, shape, named)).toBe(place);
});
