import { expect, test } from 'vitest';
import { cropSquare, middleSquare, photoSide } from './draw-photo';
import { canSlide, shiftOf, slideOf } from './photo-crop';

const landscape = { width: 1200, height: 800 };

test('the area in percent becomes a square in pixels that never leaves the picture', () => {
  expect(cropSquare({ x: 25, y: 0, width: 66.666_667, height: 100 }, landscape)).toEqual({ x: 300, y: 0, side: 800 });
  expect(cropSquare({ x: 50, y: 40, width: 20, height: 30 }, landscape)).toEqual({ x: 600, y: 320, side: 240 });
  expect(cropSquare({ x: -3, y: 99, width: 50, height: 75 }, landscape)).toEqual({ x: 0, y: 200, side: 600 });
  expect(cropSquare({ x: 40, y: 10, width: 120, height: 180 }, landscape)).toEqual({ x: 400, y: 0, side: 800 });
  expect(cropSquare({ x: 0, y: 0, width: 0, height: 0 }, { width: 1, height: 1 })).toEqual({ x: 0, y: 0, side: 1 });
});

test('the middle square is as large as the shorter side', () => {
  expect(middleSquare(landscape)).toEqual({ x: 200, y: 0, side: 800 });
  expect(middleSquare({ width: 300, height: 401 })).toEqual({ x: 0, y: 50, side: 300 });
});

test('a photo is 512 pixels wide, or narrower when the square is smaller', () => {
  expect([3000, 180].map((side) => photoSide({ x: 0, y: 0, side }))).toEqual([512, 180]);
});

test('the sliders go from 0 to 100, and the picture moves in the opposite direction of the square', () => {
  expect([slideOf(0, 50), slideOf(25, 50), slideOf(50, 50)]).toEqual([0, 50, 100]);
  // At 50 percent the picture is twice as wide as the square: 320 px more, half of them on either side.
  expect([shiftOf(0, 50, 320), shiftOf(50, 50, 320), shiftOf(100, 50, 320)]).toEqual([160, 0, -160]);
  expect(shiftOf(0, 25, 320)).toBe(480);
});

test('a square as wide as the picture cannot be moved', () => {
  expect([canSlide(100), slideOf(0, 100), shiftOf(0, 100, 320)]).toEqual([false, 50, 0]);
  expect(canSlide(66.7)).toBe(true);
});
