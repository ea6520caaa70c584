/** Returns one character for each byte, so that the bytes can be searched as text. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** Returns the decompressed content, up to `most` bytes; null when it is damaged or larger. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  most: number,
): Promise<string | null> {
  const packed = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > most) {
        await reader.cancel();
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}

export type ZipEntry = { name: string; read: () => Promise<string | null> };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const STORED = 0;
const MAX_ENTRIES = 2000;
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;
const MAX_READ_BYTES = 1024 * 1024;

/**
 * Returns the entries in the central directory of a ZIP archive. Null when the file is not a ZIP archive, has other
 * data before or after it, or would decompress to more than a document needs.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return entriesOf(bytes, data);
  } catch {
    // The file is incomplete or contains an invalid offset.
    return null;
  }
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>, data: DataView): ZipEntry[] | null {
  const end = bytes.length - END_BYTES;
  if (data.getUint32(0, true) !== LOCAL || data.getUint32(end, true) !== END) return null;
  const count = data.getUint16(end + 10, true);
  const start = data.getUint32(end + 16, true);
  if (count > MAX_ENTRIES || start + data.getUint32(end + 12, true) !== end) return null;
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = start; entries.length < count; ) {
    if (data.getUint32(at, true) !== CENTRAL) return null;
    total += data.getUint32(at + 24, true);
    const nameEnd = at + 46 + data.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    const packed = { at: data.getUint32(at + 42, true), length: data.getUint32(at + 20, true) };
    const isStored = data.getUint16(at + 10, true) === STORED;
    entries.push({ name, read: () => read(bytes, packed, isStored) });
    at = nameEnd + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
  return total > MAX_TOTAL_BYTES ? null : entries;
}

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  { at, length }: { at: number; length: number },
  isStored: boolean,
): Promise<string | null> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || data.getUint32(at, true) !== LOCAL) return null;
  const start = at + 30 + data.getUint16(at + 26, true) + data.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + length);
  return isStored ? new TextDecoder().decode(packed) : inflate(packed, 'deflate-raw', MAX_READ_BYTES);
}
