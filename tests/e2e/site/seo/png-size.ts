const SIGNATURE = '89504e470d0a1a0a';

/** Width and height a PNG says it has; null for anything else. */
export function pngSize(bytes: Buffer): [number, number] | null {
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
