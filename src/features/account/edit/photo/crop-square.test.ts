import { expect, test } from 'vitest';
import { cropSquare, middleSquare, photoSide } from './crop-square';

const landscape = { width: 1200, height: 800 };

test('the area in percent becomes a square in pixels', () => {
  expect(cropSquare({ x: 25, y: 0, width: 66.666_667, height: 100 }, landscape)).toEqual({ x: 300, y: 0, side: 800 });
  expect(cropSquare({ x: 50, y: 40, width: 20, height: 30 }, landscape)).toEqual({ x: 600, y: 320, side: 240 });
});

test('a square never leaves the picture', () => {
  expect(cropSquare({ x: -3, y: 99, width: 50, height: 75 }, landscape)).toEqual({ x: 0, y: 200, side: 600 });
  expect(cropSquare({ x: 40, y: 10, width: 120, height: 180 }, landscape)).toEqual({ x: 400, y: 0, side: 800 });
});

test('the smallest square is one pixel', () => {
  expect(cropSquare({ x: 0, y: 0, width: 0, height: 0 }, { width: 1, height: 1 })).toEqual({ x: 0, y: 0, side: 1 });
});

test('the middle square is as large as the shorter side', () => {
  expect(middleSquare(landscape)).toEqual({ x: 200, y: 0, side: 800 });
  expect(middleSquare({ width: 300, height: 401 })).toEqual({ x: 0, y: 50, side: 300 });
});

test('a photo is 512 pixels wide, or narrower when the square is smaller', () => {
  expect(photoSide({ x: 0, y: 0, side: 3000 })).toBe(512);
  expect(photoSide({ x: 0, y: 0, side: 180 })).toBe(180);
});
