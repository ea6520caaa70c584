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

type PictureSize = { width: number; height: number };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Detects a JPEG, PNG or WebP by its first bytes, not by the file name, and returns its size in pixels: 0 × 0 for a
 * damaged picture, null for another kind of file.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) {
    return fourCharactersAt(bytes, 12) === 'IHDR' ? readSizeSafely(data, pngSize) : UNREADABLE;
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readSizeSafely(data, jpegSize);
  if (fourCharactersAt(bytes, 0) === 'RIFF' && fourCharactersAt(bytes, 8) === 'WEBP') {
    return readSizeSafely(data, (view) => webpSize(view, fourCharactersAt(bytes, 12)));
  }
  return null;
}

const UNREADABLE: PictureSize = { width: 0, height: 0 };

function readSizeSafely(data: DataView, read: (data: DataView) => PictureSize): PictureSize {
  try {
    return read(data);
  } catch {
    // The data end before the size, so DataView throws a RangeError.
    return UNREADABLE;
  }
}

const fourCharactersAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const pngSize = (data: DataView): PictureSize => ({ width: data.getUint32(16), height: data.getUint32(20) });

/** Reads segment by segment up to the one that starts a frame (SOF). */
function jpegSize(data: DataView): PictureSize {
  let at = 2;
  while (data.getUint8(at) === 0xff) {
    const marker = data.getUint8(at + 1);
    // C4 (DHT), C8 (reserved) and CC (DAC) lie in the range of the SOF markers but start no frame.
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return UNREADABLE;
}

/**
 * Reads the size from the three kinds of WebP: extended (VP8X), lossless (VP8L) and lossy (VP8). The first two store the
 * size minus one; in the last, the two highest bits are a scale.
 */
function webpSize(data: DataView, chunkType: string): PictureSize {
  const threeBytes = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x10000;
  if (chunkType === 'VP8X') return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (chunkType === 'VP8L') {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunkType !== 'VP8 ') return UNREADABLE;
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}
