import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { limitPictures, picturesAtOnce } from './limit-pictures';

/** The CommonJS build of sharp, which Next's optimiser loads; the imported one is the ES module build. */
const commonJsSharp = createRequire(import.meta.url)('sharp') as typeof sharp;
const originals = [sharp, commonJsSharp].map((build) => [build, build.prototype.toBuffer] as const);

afterEach(() => {
  for (const [build, toBuffer] of originals) build.prototype.toBuffer = toBuffer;
});

const createPicture = (build: typeof sharp, width: number) =>
  build({ create: { width, height: 400, channels: 3, background: 'teal' } }).jpeg();

test('two pictures are encoded at once, whichever build of sharp encodes them, and the others wait', async () => {
  expect(commonJsSharp).not.toBe(sharp);
  // The test counts, because sharp's counters count a picture twice for a moment.
  let running = 0;
  let maxRunning = 0;
  for (const [build, toBuffer] of originals) {
    build.prototype.toBuffer = async function counted(this: ReturnType<typeof sharp>) {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      return toBuffer.call(this).finally(() => {
        running -= 1;
      });
    } as typeof toBuffer;
  }
  await limitPictures(2);
  const widths = Array.from({ length: 12 }, (_, index) => 1200 + index);
  const encoded = await Promise.all(
    widths.map((width) => createPicture(width % 2 ? sharp : commonJsSharp, width).toBuffer()),
  );
  expect(await Promise.all(encoded.map(async (buffer) => (await sharp(buffer).metadata()).width))).toEqual(widths);
  expect([maxRunning, running]).toEqual([2, 0]);
});

test('a picture that fails frees its slot for the next', async () => {
  await limitPictures();
  const broken = Array.from({ length: 3 }, () => sharp(Buffer.from('no picture')).toBuffer());
  for (const { status } of await Promise.allSettled(broken)) expect(status).toBe('rejected');
  expect((await createPicture(commonJsSharp, 300).toBuffer({ resolveWithObject: true })).info.width).toBe(300);
});

test('each picture is encoded by one thread', async () => {
  sharp.concurrency(4);
  await limitPictures();
  expect(sharp.concurrency()).toBe(1);
});

test('with few cores one stays free for pages', () => {
  expect([1, 2, 3, 4, 64].map(picturesAtOnce)).toEqual([1, 1, 2, 2, 2]);
});
