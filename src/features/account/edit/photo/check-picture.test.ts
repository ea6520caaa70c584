import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { hostileFiles } from '../../../../../tests/support/uploads/hostile-files';
import { checkPicture } from './check-picture';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();

/** Returns a PNG whose header declares a size, with the data of a single pixel. */
async function pngDeclaring(width: number, height: number) {
  const small = await png(1, 1);
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

const check = (content: BlobPart, name = 'foto.jpg', type = 'image/jpeg') =>
  checkPicture(new File([content], name, { type }));

test('a picture is accepted whatever its file name and MIME type', async () => {
  expect(await check(new Uint8Array(await png(30, 20)), 'foto.txt', 'text/plain')).toBe(null);
});

test('a text file named as a photo is refused', async () => {
  expect(await check('not a photo')).toBe('type');
});

test('an empty file and a file above 15 MB are refused with different errors', async () => {
  expect(await check('')).toBe('empty');
  expect(await check(new Uint8Array(15 * 1024 * 1024 + 1))).toBe('tooBig');
});

test('a picture without a size is broken, and one of 100 megapixels is too wide', async () => {
  expect(await check(new Uint8Array(await pngDeclaring(0, 20)))).toBe('broken');
  expect(await check(new Uint8Array(await pngDeclaring(10_000, 10_000)))).toBe('tooWide');
});

test('only the first bytes are read, or the whole file when its size is stored later', async () => {
  const photo = await sharp(await png(30, 20))
    .jpeg()
    .toBuffer();
  // Five segments of 64 KB precede the image data, as in photos with a depth map.
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
  const withDepth = Buffer.concat([photo.subarray(0, 2), ...Array(5).fill(segment), photo.subarray(2)]);
  const sliceReads = vi.spyOn(Blob.prototype, 'slice');
  const fullReads = vi.spyOn(File.prototype, 'arrayBuffer');
  expect(await check(new Uint8Array(photo))).toBe(null);
  expect([sliceReads.mock.calls, fullReads.mock.calls.length]).toEqual([[[0, 262_144]], 0]);
  expect(await check(new Uint8Array(withDepth))).toBe(null);
});

// The headers of these files are valid; the browser detects the error when it decodes them.
const VALID_HEADERS = ['a JPEG without a picture', 'a picture before it', 'a PNG whose rows end early'];

const invalidFiles = hostileFiles.filter(({ description }) => !VALID_HEADERS.includes(description));
const undecodableFiles = hostileFiles.filter(({ description }) => VALID_HEADERS.includes(description));

test.each(invalidFiles)('$description in $name is not a photo', async (hostile) => {
  const problem = await check(new Uint8Array(hostile.content), hostile.name, hostile.type);
  expect(['empty', 'tooBig', 'type', 'broken', 'tooWide']).toContain(problem);
});

test.each(undecodableFiles)(
  '$description passes the check, because only the browser can detect it',
  async (hostile) => {
    expect(await check(new Uint8Array(hostile.content))).toBe(null);
  },
);
