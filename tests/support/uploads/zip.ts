import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; content: string | Buffer; claims?: number };

/** Returns a ZIP archive of these parts; `claims` is a false size of a part. */
export function zipOf(parts: readonly Part[], comment = ''): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title, packed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, offset, title]));
    files.push(file);
    at += file.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006', 'latin1'), end, Buffer.from(comment)]);
}
