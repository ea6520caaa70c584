import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { hostileFiles } from '../../../../../tests/support/uploads/hostile-files';
import { checkPicture, pictureSize } from './check-picture';

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } });
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

/** Returns a PNG whose header declares a size. */
async function pngDeclaring(width: number, height: number) {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const check = (content: BlobPart, name = 'foto.jpg', type = 'image/jpeg') =>
  checkPicture(new File([content], name, { type }));

test('a picture is accepted whatever its file name and MIME type', async () => {
  expect(await check(new Uint8Array(await picture().png().toBuffer()), 'foto.txt', 'text/plain')).toBe(null);
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
  const photo = await picture().jpeg().toBuffer();
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
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0])],
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
