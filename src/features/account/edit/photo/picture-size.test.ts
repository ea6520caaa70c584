import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize } from './picture-size';

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } });
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

test.each([
  ['png', () => picture().png()],
  ['jpeg', () => picture().jpeg()],
  ['jpeg', () => picture().jpeg({ progressive: true }).withMetadata({ orientation: 6, density: 300 })],
  ['webp', () => picture().webp()],
  ['webp', () => picture().webp({ lossless: true })],
  ['webp', () => picture().webp().withMetadata({ orientation: 6 })],
] as const)('the size of a %s is read from its bytes', async (_, make) => {
  expect(pictureSize(new Uint8Array(await make().toBuffer()))).toEqual({ width: 60, height: 40 });
});

test.each([
  ['a text', bytes('just words')],
  ['nothing', bytes()],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0])],
  ['a PDF', bytes('%PDF-1.7')],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic')],
  ['a WAV', bytes('RIFF', [4, 0, 0, 0], 'WAVE')],
  ['a text before a JPEG', bytes(' ', [0xff, 0xd8, 0xff, 0xe0])],
])('%s is not a picture', (_, content) => {
  expect(pictureSize(content)).toBe(null);
});

test('a truncated or malformed picture has a size of 0', async () => {
  const jpeg = new Uint8Array(await picture().jpeg().toBuffer());
  expect(pictureSize(jpeg.subarray(0, 12))).toEqual({ width: 0, height: 0 });
  expect(pictureSize(bytes([0xff, 0xd8, 0xff], 'and words'))).toEqual({ width: 0, height: 0 });
  expect(pictureSize(bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toMatchObject({ width: 0 });
});
