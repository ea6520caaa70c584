export type PictureSize = { width: number; height: number };

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
