import { expect, it } from 'vitest';
import { imageSrc, imageSrcSet } from './image-url';

it('asks the image service for a width', () => {
  expect(imageSrc('http://host.example/media/bali.jpg?a=1', 640)).toBe(
    '/_next/image?url=http%3A%2F%2Fhost.example%2Fmedia%2Fbali.jpg%3Fa%3D1&w=640&q=62',
  );
});

it('offers every width up to the largest useful one', () => {
  expect(imageSrcSet('/media/a.jpg', 700)).toBe(
    '/_next/image?url=%2Fmedia%2Fa.jpg&w=360&q=62 360w, /_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=62 640w',
  );
});

it('leaves drawings and local previews alone', () => {
  expect(imageSrc('/images/sign.svg', 640)).toBe('/images/sign.svg');
  expect(imageSrcSet('blob:http://localhost/1')).toBeUndefined();
});
