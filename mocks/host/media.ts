import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { absent } from './upload.ts';

const widths = [320, 640, 960, 1280, 1600];
const scenesFolder = fileURLToPath(new URL('../media', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../.cache/media', import.meta.url));
const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(jpg|webp)$/;
const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const running = new Map<string, Promise<Buffer | null>>();

/** A picture of the seed, resized on its first request: `/media/bali-dawn.webp?w=640`. */
export async function servePicture(name: string, search: URLSearchParams): Promise<Response> {
  const [, scene, format] = namePattern.exec(name) ?? [];
  const width = search.has('w') ? Number(search.get('w')) : 1600;
  if (!scene || (format !== 'jpg' && format !== 'webp') || !widths.includes(width)) return absent();

  const key = `${scene}-${width}.${format}`;
  const work = running.get(key) ?? resized(scene, width, format, join(cacheFolder, key));
  running.set(key, work);
  const bytes = await work.finally(() => running.delete(key));
  if (!bytes) return absent();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': types[format],
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

async function resized(scene: string, width: number, format: 'jpg' | 'webp', cached: string): Promise<Buffer | null> {
  const known = await readOrNull(cached);
  if (known) return known;
  const original = await readOrNull(join(scenesFolder, `${scene}.jpg`));
  if (!original) return null;
  const picture = sharp(original).resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'webp'
    ? picture.webp({ quality: 72 })
    : picture.jpeg({ quality: 76, mozjpeg: true })
  ).toBuffer();
  // Two hosts may share the cache, so the file is renamed only when it is complete.
  const unfinished = `${cached}.${process.pid}.tmp`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, cached);
  return bytes;
}

function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
