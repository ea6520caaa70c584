import { expect, test } from 'vitest';
import { seatState } from './seats';

test.each([
  [null, { kind: 'ask' }],
  [0, { kind: 'full' }],
  [1, { kind: 'few', left: 1 }],
  [5, { kind: 'few', left: 5 }],
  [6, { kind: 'almost' }],
  [10, { kind: 'almost' }],
  [11, { kind: 'available' }],
])('%s seats left', (seats, state) => {
  expect(seatState(seats)).toEqual(state);
});
