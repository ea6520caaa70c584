import { pictureHead } from './picture-head';

/** Larger than the 2 MB the service takes: the picture is made smaller before it is sent. */
export const MAX_MB = 15;
const BYTES_PER_MB = 1024 * 1024;
// Phones take up to 50 megapixels; what claims more would only fill the memory.
const MAX_PIXELS = 64_000_000;

export type PictureProblem = 'empty' | 'tooBig' | 'type' | 'broken' | 'tooWide';

/** Why this file cannot become a photo, told by its content and not by its name; null when it can. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_MB * BYTES_PER_MB) return 'tooBig';
  const head = pictureHead(new Uint8Array(await file.arrayBuffer()));
  if (!head) return 'type';
  const pixels = head.width * head.height;
  if (pixels === 0) return 'broken';
  return pixels > MAX_PIXELS ? 'tooWide' : null;
}
