import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngChunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}

/** Returns a PNG that declares a size in pixels, but contains only `rows` grey rows. */
export function pngOfSize(width: number, height: number, rows = Math.min(height, 1)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.min(width, 64) + 1) * rows));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** Returns the beginning of a JPEG up to its declared size in pixels, without image data. */
export function jpegOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([Buffer.from('ffd8ffc0001108', 'hex'), size, Buffer.from('03012200021101031101ffd9', 'hex')]);
}

/** Returns the beginning of a WebP whose first chunk has this type and content. */
export function webpOf(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length + 12);
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from(`WEBP${type}`), Buffer.alloc(4), content]);
}
