import { expect, it } from 'vitest';
import { imageSrc, imageSrcSet } from './image-url';

it('requests a width from the image service', () => {
  expect(imageSrc('http://host.example/media/bali.jpg', 640)).toBe(
    '/_next/image?url=http%3A%2F%2Fhost.example%2Fmedia%2Fbali.jpg&w=640&q=62',
  );
});

it('does not change SVG drawings, blob URLs and URLs with a query', () => {
  expect(imageSrc('http://host.example/media/bali.jpg?v=2', 640)).toBe('http://host.example/media/bali.jpg?v=2');
  expect(imageSrc('/images/sign.svg', 640)).toBe('/images/sign.svg');
  expect(imageSrcSet('blob:http://localhost/1')).toBeUndefined();
});

it('offers a thumbnail for a picture that is shown small', () => {
  const thumbnail = '/_next/image?url=%2Fmedia%2Fbali.jpg&w=192&q=62 192w';
  expect(imageSrcSet('/media/bali.jpg', 360)).toBe(
    `${thumbnail}, /_next/image?url=%2Fmedia%2Fbali.jpg&w=360&q=62 360w`,
  );
  expect(imageSrcSet('/media/bali.jpg', 56)).toBe(thumbnail);
});
