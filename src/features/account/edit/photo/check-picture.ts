import { type PictureSize, pictureSize } from './picture-size';

/** Larger than the 2 MB the service takes: the picture is made smaller before it is sent. */
export const MAX_MB = 15;
const BYTES_PER_MB = 1024 * 1024;
// The size of a JPEG stands after its EXIF and its colour profile.
const FIRST_BYTES = 256 * 1024;
// Phones take up to 50 megapixels; what claims more would only fill the memory.
const MAX_PIXELS = 64_000_000;

export type PictureProblem = 'empty' | 'tooBig' | 'type' | 'broken' | 'tooWide';

/** Why this file cannot become a photo, told by its content and not by its name; null when it can. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_MB * BYTES_PER_MB) return 'tooBig';
  let size = await readSize(file.slice(0, FIRST_BYTES));
  // Some phones put a whole depth map before the size.
  if (size && pixelsOf(size) === 0) size = await readSize(file);
  if (!size) return 'type';
  const pixels = pixelsOf(size);
  if (pixels === 0) return 'broken';
  return pixels > MAX_PIXELS ? 'tooWide' : null;
}

const readSize = async (part: Blob) => pictureSize(new Uint8Array(await part.arrayBuffer()));

const pixelsOf = ({ width, height }: PictureSize) => width * height;
