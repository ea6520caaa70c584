import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serveImage } from './media.ts';

function serve(address: string) {
  const [name = '', query] = address.split('?');
  return serveImage(name, new URLSearchParams(query));
}

test('a picture is resized in the requested format and may be cached for ever', async () => {
  const response = await serve('bali-dawn.webp?w=320');
  expect(response?.headers.get('content-type')).toBe('image/webp');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, format } = await sharp(Buffer.from(await (response as Response).arrayBuffer())).metadata();
  expect({ width, format }).toEqual({ width: 320, format: 'webp' });
});

test('two first requests at the same time return the same picture', async () => {
  const [first, second] = await Promise.all([serve('bali-gold.jpg?w=320'), serve('bali-gold.jpg?w=320')]);
  expect(first?.headers.get('content-type')).toBe('image/jpeg');
  expect(await first?.arrayBuffer()).toEqual(await second?.arrayBuffer());
});

const foreign = [
  'no-such-image.jpg',
  'bali-dawn.png',
  '../package.json',
  '..%2f..%2fpackage.jpg',
  'a/../bali-dawn.jpg',
];
const incomplete = ['bali-dawn', '', 'bali-dawn.jpg?w=641', 'bali-dawn.jpg?w='];

test.each([...foreign, ...incomplete])('%s is not found', async (address) => {
  expect(await serve(address)).toBeNull();
});
