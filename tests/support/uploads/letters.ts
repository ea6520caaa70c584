import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

const WORD_DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const DIRECTORY_RECORD_BYTES = 128;

export const pdfType = 'application/pdf';
export const docType = 'application/msword';
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Returns a PDF of one empty page; `catalog` and `objects` are inserted unchanged. */
export function pdfLetter({ catalog = '', objects = '' } = {}): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const text = [
    '%PDF-1.7',
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    `3 0 obj ${page} endobj`,
    objects,
    'trailer << /Root 1 0 R /Size 4 >>',
    'startxref',
    '0',
    '%%EOF\n',
  ].join('\n');
  return Buffer.from(text, 'latin1');
}

/** Returns an object stream of a PDF, which contains compressed objects. */
export function objectStream(objects: string): string {
  const compressed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  const dictionary = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${compressed.length} >>`;
  return `9 0 obj ${dictionary}\nstream\n${compressed}\nendstream endobj`;
}

/** Returns the content types of a Word document whose main part has this type. */
export const wordTypes = (main = WORD_DOCUMENT_TYPE) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** Returns a DOCX of one empty page with additional parts and a ZIP comment. */
export function docxLetter(extraParts: Parts = {}, comment = ''): Buffer {
  const document = '<?xml version="1.0"?><w:document><w:body/></w:document>';
  return zipOf({ '[Content_Types].xml': wordTypes(), 'word/document.xml': document, ...extraParts }, comment);
}

/** Returns an OLE compound file, the container of a DOC, with these streams in its directory. */
export function compound(streams: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const records = ['Root Entry', ...streams].map((name) => {
    const record = Buffer.alloc(DIRECTORY_RECORD_BYTES);
    record.write(name, 'utf16le');
    record.writeUInt16LE((name.length + 1) * 2, 64);
    return record;
  });
  return Buffer.concat([header, ...records, Buffer.alloc(DIRECTORY_RECORD_BYTES * 8)]);
}

/** The application letter that the browser tests upload. */
export const cvFile = { name: 'cv-dewi.pdf', mimeType: pdfType, buffer: pdfLetter() };

type Parts = Record<string, string | Buffer>;

/** Returns a ZIP archive of these parts; `declaredSizes` replace the true sizes in bytes. */
export function zipOf(parts: Parts, comment = '', declaredSizes: Record<string, number> = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content);
    const compressed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(raw), 10);
    header.writeUInt32LE(compressed.length, 14);
    header.writeUInt32LE(declaredSizes[name] ?? raw.length, 18);
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
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(position, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006', 'latin1'), end, Buffer.from(comment)]);
}
