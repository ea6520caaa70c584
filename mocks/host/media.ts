import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const widths = [320, 640, 960, 1280, 1600];
const mediaFolder = fileURLToPath(new URL('../media', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../.cache/media', import.meta.url));
const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(jpg|webp)$/;
const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const pendingResizes = new Map<string, Promise<Buffer | null>>();

/** A picture of the seed, resized on its first request: `/media/bali-dawn.webp?w=640`. Null when there is none. */
export async function serveImage(name: string, search: URLSearchParams): Promise<Response | null> {
  const [, imageName, format] = namePattern.exec(name) ?? [];
  const width = search.has('w') ? Number(search.get('w')) : 1600;
  if (!imageName || (format !== 'jpg' && format !== 'webp') || !widths.includes(width)) return null;

  const key = `${imageName}-${width}.${format}`;
  const pending = pendingResizes.get(key) ?? resizeImage(imageName, width, format);
  pendingResizes.set(key, pending);
  const bytes = await pending.finally(() => pendingResizes.delete(key));
  if (!bytes) return null;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': types[format],
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

async function resizeImage(imageName: string, width: number, format: 'jpg' | 'webp'): Promise<Buffer | null> {
  const cached = join(cacheFolder, `${imageName}-${width}.${format}`);
  const cachedBytes = await readOrNull(cached);
  if (cachedBytes) return cachedBytes;
  const original = await readOrNull(join(mediaFolder, `${imageName}.jpg`));
  if (!original) return null;
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = format === 'webp' ? image.webp({ quality: 72 }) : image.jpeg({ quality: 76, mozjpeg: true });
  const bytes = await encoded.toBuffer();
  // Two hosts may share the cache, so the file is renamed only when it is complete.
  const temporaryFile = `${cached}.${process.pid}.tmp`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(temporaryFile, bytes);
  await rename(temporaryFile, cached);
  return bytes;
}

function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
