import { deflateSync } from 'node:zlib';
import { compound, docType, docxLetter, docxType, objectStream, pdfLetter, pdfType, wordTypes } from './letters.ts';
import { jpegClaiming, pngClaiming, webpOf } from './pictures.ts';
import { zipOf } from './zip.ts';

export type HostileFile = { what: string; name: string; type: string; content: Buffer };

const file = (what: string, name: string, type: string, content: string | Buffer): HostileFile => ({
  what,
  name,
  type,
  content: Buffer.from(content as string),
});

const SCRIPT = '<script>canary()</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="canary()">${SCRIPT}</svg>`;
const html = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const pdf = (what: string, content: string | Buffer, name = 'cv.pdf', type = pdfType) =>
  file(what, name, type, content);
const doc = (what: string, content: string | Buffer, name = 'cv.doc', type = docType) =>
  file(what, name, type, content);
const docx = (what: string, content: string | Buffer, name = 'cv.docx', type = docxType) =>
  file(what, name, type, content);
const image = (what: string, content: string | Buffer, name = 'foto.jpg', type = 'image/jpeg') =>
  file(what, name, type, content);
const joined = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const runs = (action: string) => pdfLetter({ catalog: `/OpenAction << /S ${action} >>` });
const foreignTemplate =
  '<Relationship Type="x/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/>';

/** Files that are sent as an application letter. */
export const hostileLetters: HostileFile[] = [
  pdf('a script', runs('/JavaScript /JS (canary())')),
  pdf('a script with an escaped name', runs('/J#61vaScript /J#53 (canary())')),
  pdf(
    'a script in compressed objects',
    pdfLetter({ objects: objectStream('4 0 << /S /JavaScript /JS (canary()) >>') }),
  ),
  pdf('a bomb in compressed objects', pdfLetter({ objects: objectStream('A'.repeat(17 * 1024 * 1024)) })),
  pdf(
    'compressed objects nobody can read',
    pdfLetter({ objects: objectStream('4 0 << >>').replace('stream\nx', 'stream\n?') }),
  ),
  pdf('a program to start', runs('/Launch /F (cmd.exe)')),
  pdf('a film with a script', pdfLetter({ objects: '5 0 obj << /Subtype /RichMedia >> endobj' })),
  pdf('a form with a script', pdfLetter({ catalog: '/AcroForm << /XFA 6 0 R >>' })),
  pdf('a page of the web between its objects', pdfLetter({ objects: html })),
  pdf('an archive behind it', joined(pdfLetter(), zipOf([{ name: 'a.js', content: 'canary()' }]))),
  pdf(
    'an archive that ends like a PDF',
    joined(pdfLetter(), zipOf([{ name: 'a.js', content: 'x' }], 'startxref %%EOF')),
  ),
  pdf('a program behind it', joined(pdfLetter(), 'MZ\u0090\u0000')),
  pdf('a picture before it', joined(jpegClaiming(8, 8), pdfLetter())),
  pdf('only the first half', pdfLetter().subarray(0, 90)),
  pdf('nothing but a head', '%PDF-1.7\n'),
  pdf('nothing at all', ''),
  pdf('spaces before its head', joined('   ', pdfLetter())),
  pdf('a version of its own', pdfLetter().toString('latin1').replace('%PDF-1.7', '%PDF-evil')),
  pdf('a page of the web', html),
  pdf('a drawing', svg),
  pdf('a program', joined('MZ\u0090\u0000', Buffer.alloc(512))),
  pdf('an archive', zipOf([{ name: 'cv.pdf', content: 'x' }])),
  pdf('a letter of Word', docxLetter()),
  pdf('the type of a page', pdfLetter(), 'cv.pdf', 'text/html'),
  pdf('the type of a drawing', pdfLetter(), 'cv.pdf', 'image/svg+xml'),
  pdf('more than is taken', joined(pdfLetter(), Buffer.alloc(5 * 1024 * 1024, ' '))),
  pdf('the ending of a program', pdfLetter(), 'cv.pdf.exe', 'application/x-msdownload'),
  pdf('the ending of a program before its own', pdfLetter(), 'cv.exe.pdf'),
  pdf('the ending of a server page before its own', pdfLetter(), 'cv.php.pdf'),
  pdf('a name written the other way round', pdfLetter(), 'cv\u202efdp.exe.pdf'),
  pdf('a name that ends in its middle', pdfLetter(), 'cv.exe\u0000.pdf'),
  pdf('a name that is a path', pdfLetter(), '../../cv.pdf'),
  pdf('no ending', pdfLetter(), 'cv', ''),
  docx('macros', docxLetter({ 'word/vbaProject.bin': compound(['VBA']) })),
  docx(
    'macros by its list of types',
    docxLetter({ '[Content_Types].xml': wordTypes('application/vnd.ms-word.document.macroEnabled.main+xml') }),
  ),
  docx(
    'a template of another site',
    docxLetter({ 'word/_rels/settings.xml.rels': `<Relationships>${foreignTemplate}</Relationships>` }),
  ),
  docx('a packed object', docxLetter({ 'word/embeddings/oleObject1.bin': 'x' })),
  docx('a control that runs', docxLetter({ 'word/activeX/activeX1.xml': '<x/>' })),
  docx('a program in it', docxLetter({ 'word/media/setup.exe': 'MZ' })),
  docx('a part that leads out of its folder', docxLetter({ '../../etc/cron.d/a': 'x' })),
  docx(
    'a sheet',
    zipOf([
      { name: '[Content_Types].xml', content: wordTypes() },
      { name: 'xl/workbook.xml', content: '<x/>' },
    ]),
  ),
  docx('any archive', zipOf([{ name: 'readme.txt', content: 'x' }])),
  docx('a package of programs', zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: A' }])),
  docx(
    'a bomb by its own list',
    zipOf([
      { name: '[Content_Types].xml', content: wordTypes() },
      { name: 'word/document.xml', content: 'x', claims: 0xf0000000 },
    ]),
  ),
  docx('a bomb as the list of types', docxLetter({ '[Content_Types].xml': wordTypes() + ' '.repeat(2 * 1024 * 1024) })),
  docx('a program before it', joined('MZ', docxLetter())),
  docx('a page behind it', docxLetter({}, html)),
  docx('only the first half', docxLetter().subarray(0, 200)),
  docx('nothing at all', ''),
  docx('the ending for macros', docxLetter(), 'cv.docm', 'application/vnd.ms-word.document.macroEnabled.12'),
  doc('macros', compound(['WordDocument', 'Macros', 'VBA'])),
  doc('a packed program', compound(['WordDocument', '\u0001Ole10Native'])),
  doc('a sheet', compound(['Workbook'])),
  doc('a locked letter', compound(['EncryptionInfo', 'EncryptedPackage'])),
  doc('only its head', compound([]).subarray(0, 512)),
  doc('a rich text with an object', '{\\rtf1{\\object\\objdata 0105}}'),
  doc('a page of the web', html),
];

/** Files that are sent as a photo. */
export const hostilePictures: HostileFile[] = [
  image('a drawing', svg, 'foto.svg', 'image/svg+xml'),
  image('a drawing called a photo', svg),
  image('a page called a photo', html),
  image('a GIF with a script', joined('GIF89a', '=canary();/*', Buffer.alloc(32))),
  image('a bitmap', joined('BM', Buffer.alloc(64)), 'foto.bmp', 'image/bmp'),
  image('a TIFF', joined('II*\u0000', Buffer.alloc(64)), 'foto.tiff', 'image/tiff'),
  image('a HEIC', joined('\u0000\u0000\u0000\u0018ftypheic', Buffer.alloc(64)), 'foto.heic', 'image/heic'),
  image('an icon', joined('\u0000\u0000\u0001\u0000', Buffer.alloc(64)), 'foto.ico', 'image/x-icon'),
  image('a PDF called a photo', pdfLetter()),
  image('an archive called a photo', zipOf([{ name: 'a.php', content: 'x' }])),
  image('an empty photo', ''),
  image('nothing but the first bytes of a JPEG', Buffer.from('ffd8ff', 'hex')),
  image('the first bytes of a JPEG before a page', joined(Buffer.from('ffd8ffe0', 'hex'), html)),
  image('the first bytes of a PNG before a page', joined(Buffer.from('89504e470d0a1a0a', 'hex'), html), 'foto.png'),
  image('the first bytes of a WebP before a page', joined('RIFF    WEBP', html), 'foto.webp', 'image/webp'),
  image('a PNG of 4 billion pixels', pngClaiming(65_535, 65_535), 'foto.png', 'image/png'),
  image('a PNG one pixel high and 2 billion wide', pngClaiming(0x7fffffff, 1), 'foto.png', 'image/png'),
  image('a PNG without a width', pngClaiming(0, 16), 'foto.png', 'image/png'),
  image('a PNG whose rows end early', pngClaiming(4000, 4000, 1).subarray(0, 44), 'foto.png', 'image/png'),
  image('a JPEG of 4 billion pixels', jpegClaiming(65_535, 65_535)),
  image('a JPEG without a height', jpegClaiming(640, 0)),
  image('a JPEG without a picture', jpegClaiming(640, 480)),
  image('a WebP of 100 million pixels', webpOf('VP8X', Buffer.from('00000000ffffffffffff', 'hex')), 'foto.webp'),
  image('a WebP of no kind', webpOf('EVIL', Buffer.alloc(64)), 'foto.webp', 'image/webp'),
  image('more than is taken', joined(pngClaiming(8, 8), Buffer.alloc(15 * 1024 * 1024)), 'foto.png', 'image/png'),
  image('a packed page', deflateSync(html)),
];

/** Files that both forms refuse, whatever their names and types are. */
export const hostileFiles = [...hostileLetters, ...hostilePictures];
