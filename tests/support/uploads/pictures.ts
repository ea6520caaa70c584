import { crc32, deflateSync } from 'node:zlib';

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Returns a PNG that claims a size but contains only `rows` grey rows. */
export function pngClaiming(width: number, height: number, rows = Math.min(height, 1)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.min(width, 64) + 1) * rows));
  return Buffer.concat([MAGIC, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns the beginning of a JPEG up to its claimed size, without image data. */
export function jpegClaiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([Buffer.from('ffd8ffc0001108', 'hex'), size, Buffer.from('03012200021101031101ffd9', 'hex')]);
}

/** Returns the beginning of a WebP of this kind with the given content. */
export function webpOf(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length + 12);
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from(`WEBP${kind}`), Buffer.alloc(4), content]);
}
