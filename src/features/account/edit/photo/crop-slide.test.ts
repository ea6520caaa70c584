import { expect, test } from 'vitest';
import { canSlide, shiftOf, slideOf } from './crop-slide';

test('the position of the square is 0 at the start, 50 in the middle and 100 at the end of its range', () => {
  expect([slideOf(0, 50), slideOf(25, 50), slideOf(50, 50)]).toEqual([0, 50, 100]);
});

test('the picture moves in the opposite direction of the square', () => {
  // At 50 percent the picture is twice as wide as the square: 320 px more, half of them on either side.
  expect([shiftOf(0, 50, 320), shiftOf(50, 50, 320), shiftOf(100, 50, 320)]).toEqual([160, 0, -160]);
  expect(shiftOf(0, 25, 320)).toBe(480);
});

test('a square as wide as the picture cannot be moved', () => {
  expect([canSlide(100), slideOf(0, 100), shiftOf(0, 100, 320)]).toEqual([false, 50, 0]);
  expect(canSlide(66.7)).toBe(true);
});
