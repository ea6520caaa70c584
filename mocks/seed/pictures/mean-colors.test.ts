import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { meanColor } from './mean-colors.ts';
import type { PictureName } from './scenes.ts';

const media = fileURLToPath(new URL('../../media/', import.meta.url));
// Portraits are sent without a colour.
const names = readdirSync(media)
  .filter((file) => !file.startsWith('person-'))
  .map((file) => file.replace('.jpg', '') as PictureName);

// Another version of the image library may decode and round a little differently.
const TOLERANCE = 3;
const SIZE = 32;

const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns the mean of each channel, measured on a small copy, because that is much faster. */
async function measure(name: PictureName): Promise<number[]> {
  const pixels = await sharp(`${media}${name}.jpg`).resize(SIZE, SIZE, { fit: 'fill' }).raw().toBuffer();
  return [0, 1, 2].map((channel) => {
    const values = pixels.filter((_, index) => index % 3 === channel);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  });
}

async function correction(name: PictureName): Promise<string[]> {
  const measured = await measure(name);
  const known = channelsOf(meanColor(name) ?? '');
  const isRight = measured.every((value, index) => Math.abs(value - (known[index] ?? Number.NaN)) <= TOLERANCE);
  return isRight ? [] : [`'${name}': '#${Buffer.from(measured).toString('hex')}',`];
}

test('every picture has its mean colour; a failure lists the lines to write into mean-colors.ts', async () => {
  expect((await Promise.all(names.map(correction))).flat()).toEqual([]);
});
