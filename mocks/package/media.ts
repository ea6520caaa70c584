import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { plainPicture } from './plain-picture.ts';

/**
 * The package's `serveImage`: a picture of the folder in MOCK_PICTURES, else of the installed package of pictures, in
 * its full size, else a plain one.
 */
export async function serveImage(file: string): Promise<Response | null> {
  const plain = plainPicture(file);
  const folder = process.env.MOCK_PICTURES || installedFolder();
  const path = `${folder}/${file.replace(/\w+$/, 'jpg')}`;
  const bytes = plain && folder && (await readFile(path).catch(() => null));
  if (!bytes) return plain;
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-cache' },
  });
}

function installedFolder(): string | null {
  try {
    return fileURLToPath(new URL('.', import.meta.resolve('@kelana/mocks-pictures/package.json')));
  } catch {
    return null;
  }
}
