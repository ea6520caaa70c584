import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { limitPictures, picturesAtOnce } from './limit-pictures';

/** The CommonJS build of sharp, which Next's optimiser loads; the imported one is the ES module build. */
const required = createRequire(import.meta.url)('sharp') as typeof sharp;
const originals = [sharp, required].map((build) => [build, build.prototype.toBuffer] as const);

afterEach(() => {
  for (const [build, toBuffer] of originals) build.prototype.toBuffer = toBuffer;
});

const picture = (make: typeof sharp, width: number) =>
  make({ create: { width, height: 400, channels: 3, background: 'teal' } }).jpeg();

test('two pictures are made at once, whichever build of the package makes them, and the others wait', async () => {
  expect(required).not.toBe(sharp);
  // Counted here, because sharp's own counters count a picture twice for a moment.
  let running = 0;
  let most = 0;
  for (const [build, toBuffer] of originals) {
    build.prototype.toBuffer = async function counted(this: ReturnType<typeof sharp>) {
      running += 1;
      most = Math.max(most, running);
      return toBuffer.call(this).finally(() => {
        running -= 1;
      });
    } as typeof toBuffer;
  }
  await limitPictures(2);
  const widths = Array.from({ length: 12 }, (_, index) => 1200 + index);
  const made = await Promise.all(widths.map((width) => picture(width % 2 ? sharp : required, width).toBuffer()));
  expect(await Promise.all(made.map(async (buffer) => (await sharp(buffer).metadata()).width))).toEqual(widths);
  expect([most, running]).toEqual([2, 0]);
});

test('a picture that fails frees its slot for the next', async () => {
  await limitPictures();
  const broken = Array.from({ length: 3 }, () => sharp(Buffer.from('no picture')).toBuffer());
  for (const { status } of await Promise.allSettled(broken)) expect(status).toBe('rejected');
  expect((await picture(required, 300).toBuffer({ resolveWithObject: true })).info.width).toBe(300);
});

test('each picture is encoded by one thread', async () => {
  sharp.concurrency(4);
  await limitPictures();
  expect(sharp.concurrency()).toBe(1);
});

test('with few cores one stays free for pages', () => {
  expect([1, 2, 3, 4, 64].map(picturesAtOnce)).toEqual([1, 1, 2, 2, 2]);
});
