import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; content: string | Buffer; declaredSize?: number };

/** Returns a ZIP archive of these parts; `declaredSize` replaces the true size of a part in bytes. */
export function zipOf(parts: readonly Part[], comment = ''): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const { name, content, declaredSize } of parts) {
    const raw = Buffer.from(content);
    const compressed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(raw), 10);
    header.writeUInt32LE(compressed.length, 14);
    header.writeUInt32LE(declaredSize ?? raw.length, 18);
    header.writeUInt16LE(nameBytes.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), header, nameBytes, compressed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(position, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), header, offset, nameBytes]));
    files.push(file);
    position += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(position, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006', 'latin1'), end, Buffer.from(comment)]);
}
