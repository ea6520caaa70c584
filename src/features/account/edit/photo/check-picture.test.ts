import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture } from './check-picture';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();

/** A PNG that claims a size and holds nothing of it. */
async function claiming(width: number, height: number) {
  const small = await png(1, 1);
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

const check = (content: BlobPart, name = 'foto.jpg', type = 'image/jpeg') =>
  checkPicture(new File([content], name, { type }));

test('a picture is taken, whatever its name and type say', async () => {
  expect(await check(new Uint8Array(await png(30, 20)), 'foto.txt', 'text/plain')).toBe(null);
});

test('a text that is called a photo is none', async () => {
  expect(await check('not a photo')).toBe('type');
});

test('an empty file and one above 15 MB are told apart', async () => {
  expect(await check('')).toBe('empty');
  expect(await check(new Uint8Array(15 * 1024 * 1024 + 1))).toBe('tooBig');
});

test('a picture without a size is broken, one of 100 megapixels too wide', async () => {
  expect(await check(new Uint8Array(await claiming(0, 20)))).toBe('broken');
  expect(await check(new Uint8Array(await claiming(10_000, 10_000)))).toBe('tooWide');
});
