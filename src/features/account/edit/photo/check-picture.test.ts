import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { hostileFiles } from '../../../../../tests/support/uploads/hostile-files';
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

test('only the first bytes are read, and the whole file where its size comes later', async () => {
  const photo = await sharp(await png(30, 20))
    .jpeg()
    .toBuffer();
  // Five segments of 64 KB before everything else, as a depth map lies there.
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
  const withDepth = Buffer.concat([photo.subarray(0, 2), ...Array(5).fill(segment), photo.subarray(2)]);
  const slices = vi.spyOn(Blob.prototype, 'slice');
  const wholes = vi.spyOn(File.prototype, 'arrayBuffer');
  expect(await check(new Uint8Array(photo))).toBe(null);
  expect([slices.mock.calls, wholes.mock.calls.length]).toEqual([[[0, 262_144]], 0]);
  expect(await check(new Uint8Array(withDepth))).toBe(null);
});

// Their heads are right; the browser finds out when it draws them.
const DRAWN = ['a JPEG without a picture', 'a picture before it', 'a PNG whose rows end early'];

test.each(hostileFiles.filter(({ what }) => !DRAWN.includes(what)))('$what in $name is no photo', async (hostile) => {
  const problem = await check(new Uint8Array(hostile.content), hostile.name, hostile.type);
  expect(['empty', 'tooBig', 'type', 'broken', 'tooWide']).toContain(problem);
});

test.each(hostileFiles.filter(({ what }) => DRAWN.includes(what)))('$what is left to the browser', async (hostile) => {
  expect(await check(new Uint8Array(hostile.content))).toBe(null);
});
