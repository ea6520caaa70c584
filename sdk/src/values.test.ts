import { expect, expectTypeOf, test } from 'vitest';
import { bookTour, getTour } from './generated/operations.ts';
import type { ReadId } from './index.ts';
import { queryKey } from './values.ts';

test('the key is the operation with its args, and the scope if there is one', () => {
  expect(queryKey('getTour', { path: { id: 17 } })).toEqual(['getTour', { path: { id: 17 } }]);
  expect(queryKey('getProfile', {}, 'session 3')).toEqual(['getProfile', {}, 'session 3']);
});

test('an operation given as a constant has the same key', () => {
  const key = queryKey(getTour, { path: { id: 17 } }, 3);
  expect(key).toEqual(queryKey('getTour', { path: { id: 17 } }, 3));
  expectTypeOf(key).toEqualTypeOf(queryKey('getTour', { path: { id: 17 } }));
});

test('omitted args equal empty ones', () => expect(queryKey('listRegionals')).toEqual(queryKey('listRegionals', {})));

test('only a read has a key', () => {
  expectTypeOf<'getTour'>().toExtend<ReadId>();
  expectTypeOf<'bookTour'>().not.toExtend<ReadId>();
  // @ts-expect-error a write has no key
  queryKey(bookTour, {});
});
