import { deflateSync } from 'node:zlib';
import { zipOf } from './zip.ts';

const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RECORD = 128;

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
  const packed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
  return `9 0 obj ${head}\nstream\n${packed}\nendstream endobj`;
}

export const wordTypes = (main = LETTER) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** Returns a DOCX of one empty page with more parts in it. */
export function docxLetter(more: Record<string, string | Buffer> = {}, comment = ''): Buffer {
  const parts = {
    '[Content_Types].xml': wordTypes(),
    'word/document.xml': '<?xml version="1.0"?><w:document><w:body/></w:document>',
    ...more,
  };
  return zipOf(
    Object.entries(parts).map(([name, content]) => ({ name, content })),
    comment,
  );
}

/** Returns a compound file with these streams in its directory. */
export function compound(streams: readonly string[]): Buffer {
  const head = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  const records = ['Root Entry', ...streams].map((name) => {
    const record = Buffer.alloc(RECORD);
    record.write(name, 'utf16le');
    record.writeUInt16LE((name.length + 1) * 2, 64);
    return record;
  });
  return Buffer.concat([head, ...records, Buffer.alloc(RECORD * 8)]);
}

/** The application letter the browser tests send. */
export const cvFile = { name: 'cv-dewi.pdf', mimeType: pdfType, buffer: pdfLetter() };
