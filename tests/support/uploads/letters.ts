import { deflateSync } from 'node:zlib';
import { zipOf } from './zip.ts';

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
export function docxLetter(extraParts: Record<string, string | Buffer> = {}, comment = ''): Buffer {
  const parts = {
    '[Content_Types].xml': wordTypes(),
    'word/document.xml': '<?xml version="1.0"?><w:document><w:body/></w:document>',
    ...extraParts,
  };
  return zipOf(
    Object.entries(parts).map(([name, content]) => ({ name, content })),
    comment,
  );
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
