/** Returns the decompressed content, one character for each byte. Throws when it is damaged or larger than `most` bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  most: number,
): Promise<string> {
  const packed = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      throw new Error(`The content has more than ${most} bytes.`);
    }
  }
  return text;
}

type ZipEntry = { name: string; read: () => Promise<string> };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const STORED = 0;
const MAX_ENTRIES = 2000;
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;
const MAX_READ_BYTES = 1024 * 1024;

/**
 * Returns the entries in the central directory of a ZIP archive. Throws when the file is not a whole ZIP archive, has
 * other data before or after it, or would decompress to more than a document needs.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_BYTES;
  const count = data.getUint16(end + 10, true);
  const start = data.getUint32(end + 16, true);
  assert(data.getUint32(0, true) === LOCAL && data.getUint32(end, true) === END);
  assert(count <= MAX_ENTRIES && start + data.getUint32(end + 12, true) === end);
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = start; entries.length < count; ) {
    assert(data.getUint32(at, true) === CENTRAL);
    total += data.getUint32(at + 24, true);
    const nameEnd = at + 46 + data.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    const local = data.getUint32(at + 42, true);
    const length = data.getUint32(at + 20, true);
    const isStored = data.getUint16(at + 10, true) === STORED;
    const read = async () => {
      assert(data.getUint32(local, true) === LOCAL);
      const content = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
      const packed = bytes.subarray(content, content + length);
      return isStored ? new TextDecoder().decode(packed) : inflate(packed, 'deflate-raw', MAX_READ_BYTES);
    };
    entries.push({ name, read });
    at = nameEnd + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
  assert(total <= MAX_TOTAL_BYTES);
  return entries;
}

function assert(isValid: boolean): void {
  if (!isValid) throw new Error('The file is not a whole ZIP archive of a document.');
}
