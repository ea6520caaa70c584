import { expect, test } from 'vitest';
import { pictureName } from './first-bytes.ts';

test('the name of a resized picture has its file and width, the name of another picture only its file', () => {
  const resized = 'http://localhost:3300/_next/image?url=http%3A%2F%2Flocalhost%3A4310%2Fmedia%2Fbali.jpg&w=640&q=75';
  expect(pictureName(resized)).toBe('bali.jpg 640');
  expect(pictureName('http://localhost:3300/images/icons.svg?v=c99d3c8b')).toBe('icons.svg');
});
