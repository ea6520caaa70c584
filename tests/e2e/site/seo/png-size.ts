const SIGNATURE = '89504e470d0a1a0a';

/** Returns the width and height in pixels that the header of a PNG contains; null for any other file. */
export function readPngSize(bytes: Buffer): [number, number] | null {
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
