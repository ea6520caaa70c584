import { type PictureSize, pictureSize } from './picture-size';

/** Larger than the 2 MB that the service accepts, because the browser shrinks the picture before it is sent. */
export const MAX_MB = 15;
const BYTES_PER_MB = 1024 * 1024;
// The size of a JPEG follows its EXIF data and colour profile.
const FIRST_BYTES = 256 * 1024;
// Phone photos have up to 50 megapixels; a picture that claims more would exhaust the memory.
const MAX_PIXELS = 64_000_000;

export type PictureProblem = 'empty' | 'tooBig' | 'type' | 'broken' | 'tooWide';

/** Returns the reason why a file cannot be used as a photo, or null. It reads the content and ignores the file name. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_MB * BYTES_PER_MB) return 'tooBig';
  let size = await readSize(file.slice(0, FIRST_BYTES));
  // Some phones store a whole depth map before the size.
  if (size && pixelsOf(size) === 0) size = await readSize(file);
  if (!size) return 'type';
  const pixels = pixelsOf(size);
  if (pixels === 0) return 'broken';
  return pixels > MAX_PIXELS ? 'tooWide' : null;
}

const readSize = async (part: Blob) => pictureSize(new Uint8Array(await part.arrayBuffer()));

const pixelsOf = ({ width, height }: PictureSize) => width * height;
