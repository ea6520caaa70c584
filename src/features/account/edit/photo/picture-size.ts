export type PictureSize = { width: number; height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Returns the size in pixels that the first bytes of a JPEG, PNG or WebP contain, whatever the file name; null for
 * other files. A picture without a readable size has the size 0 × 0.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG.every((byte, at) => bytes[at] === byte)) {
    return textAt(bytes, 12) === 'IHDR' ? sizeOf(data, pngSize) : UNREADABLE;
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return sizeOf(data, jpegSize);
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') {
    return sizeOf(data, (view) => webpSize(view, textAt(bytes, 12)));
  }
  return null;
}

const UNREADABLE: PictureSize = { width: 0, height: 0 };

function sizeOf(data: DataView, read: (data: DataView) => PictureSize): PictureSize {
  try {
    return read(data);
  } catch {
    // Cut off before the size.
    return UNREADABLE;
  }
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const pngSize = (data: DataView): PictureSize => ({ width: data.getUint32(16), height: data.getUint32(20) });

/** Reads segment by segment up to the one that starts a frame (SOF). */
function jpegSize(data: DataView): PictureSize {
  let at = 2;
  while (data.getUint8(at) === 0xff) {
    const kind = data.getUint8(at + 1);
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    // A marker may be preceded by any number of fill bytes.
    at += kind === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return UNREADABLE;
}

/** Reads the size from the three kinds of WebP: extended, lossless and lossy. */
function webpSize(data: DataView, kind: string): PictureSize {
  const threeBytes = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x10000;
  if (kind === 'VP8X') return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (kind === 'VP8L') {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return UNREADABLE;
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}
