import { inflate, zipEntries } from './zip';

const CHECKS = { pdf: isQuietPdf, doc: isQuietDoc, docx: isQuietDocx };
// Some servers and people take such an extension for the real one when it precedes the last one.
const PROGRAM =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|jar|js|mjs|vbs|hta|lnk|ps1|sh|php\d?|phtml|asp|aspx|jsp|cgi|html?|svg|zip|docm|dotm)\s*\./i;
// Invisible characters, and those that reverse the direction of a file name.
const HIDDEN = /[\p{Cc}\p{Cf}/\\:]/u;

const results = new WeakMap<File, Promise<boolean>>();

/**
 * Resolves to true when the content of a file matches its extension, is complete and contains no active content. Each
 * file is read once.
 */
export function hasNoActiveContent(file: File): Promise<boolean> {
  const answer = results.get(file) ?? look(file);
  results.set(file, answer);
  return answer;
}

async function look(file: File): Promise<boolean> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!isCheckedEnding(ending) || HIDDEN.test(file.name) || PROGRAM.test(file.name)) return false;
  // Office programs register different types for the same files, but all of them start with `application/`.
  if (file.type !== '' && !file.type.startsWith('application/')) return false;
  try {
    return await CHECKS[ending](new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file is damaged, or can no longer be read from the device.
    return false;
  }
}

const isCheckedEnding = (ending: string): ending is keyof typeof CHECKS => ending in CHECKS;

// PDF readers search for the end mark in the last kilobyte.
const END_WITHIN = 1024;
const MAX_OBJECTS_BYTES = 16 * 1024 * 1024;
const BEGIN = 'stream';
const END = 'endstream';
// Objects that execute something: scripts, programs, media or forms with scripts.
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?![A-Za-z0-9])/;
const OTHER_LANGUAGE = /<(?:script|html|svg|iframe|\?php|!doctype)/i;
const ZIP_END = 'PK\u0005\u0006';

/**
 * Resolves to true for a complete PDF that runs no code when it is opened and is not also a valid file of another type.
 */
async function isQuietPdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  // One character for each byte, so that positions in the text are positions in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  if (!/^%PDF-[12]\.\d/.test(text) || !isWhole(text) || text.includes(ZIP_END)) return false;
  const { streams, rest } = splitStreams(text);
  const open = withoutEscapes([...streams.map(({ before }) => before), rest].join(' stream '));
  if (ACTIVE.test(open) || OTHER_LANGUAGE.test(open)) return false;
  for (const stream of streams) {
    const objects = compressedObjects(bytes, text, stream);
    // Throws for compressed objects that cannot be read, because they could hide a script.
    const inner = objects ? await inflate(objects, 'deflate', MAX_OBJECTS_BYTES) : '';
    if (ACTIVE.test(withoutEscapes(inner))) return false;
  }
  return true;
}

function isWhole(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  const rest = text.slice(end + '%%EOF'.length);
  return end >= text.length - END_WITHIN && /^[\s\0]*$/.test(rest) && text.includes('startxref');
}

/** Decodes names, in which every character may be written as its number: `/J#53` is `/JS`. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The text after the previous stream, and the position of the content. */
type Stream = { before: string; start: number; end: number };

/**
 * Returns the streams of the file in order, and the text after the last one. Each search starts at the end of the
 * previous stream, and the first stream without an end stops it: a regular expression takes a minute for a quarter of a
 * megabyte of unclosed streams.
 */
function splitStreams(text: string): { streams: Stream[]; rest: string } {
  const streams: Stream[] = [];
  let last = 0;
  let at = text.indexOf(BEGIN);
  while (at >= 0) {
    let next = at + BEGIN.length;
    const [newline] = /^\r?\n/.exec(text.slice(next, next + 2)) ?? [];
    if (newline) {
      const start = next + newline.length;
      const end = text.indexOf(END, start);
      if (end < 0) break;
      streams.push({ before: text.slice(last, at), start, end });
      next = end + END.length;
      last = next;
    }
    at = text.indexOf(BEGIN, next);
  }
  return { streams, rest: text.slice(last) };
}

/** Returns the bytes of the compressed objects in a stream, which a text search cannot find; null for another stream. */
function compressedObjects(bytes: Uint8Array<ArrayBuffer>, text: string, { before, start, end }: Stream) {
  const head = withoutEscapes(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
  if (!head.includes('/ObjStm') || !head.includes('/FlateDecode')) return null;
  const [newline = ''] = /(\r?\n|\r)$/.exec(text.slice(Math.max(start, end - 2), end)) ?? [];
  return bytes.subarray(start, end - newline.length);
}

const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ACTIVE_PART =
  /(?:^|\/)(?:vbaProject|vbaData|activeX|oleObject)|\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|scr|lnk|hta)$/i;
// Word loads a template from another host, with its macros, as soon as the document is opened.
const FOREIGN_TEMPLATE =
  /attachedTemplate[^>]*TargetMode\s*=\s*["']External|TargetMode\s*=\s*["']External[^>]*attachedTemplate/;

/** Resolves to true for a complete DOCX document without macros, programs and external templates. */
async function isQuietDocx(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (!entries.some(({ name }) => name === 'word/document.xml')) return false;
  if (entries.some(({ name }) => ACTIVE_PART.test(name) || /^[/\\]|\.\.|\\|^[a-z]:/i.test(name))) return false;
  const read = async (wanted: string) => (await entries.find(({ name }) => name === wanted)?.read()) ?? '';
  const types = await read('[Content_Types].xml');
  const relations = await read('word/_rels/settings.xml.rels');
  return types.includes(LETTER) && !/macroEnabled|vbaProject/i.test(types) && !FOREIGN_TEMPLATE.test(relations);
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SECTOR = 512;
const RECORD = 128;
const NAME_BYTES = 64;
const ACTIVE_STREAMS = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native', 'EncryptedPackage'];

/** Returns true for a DOC document without macros and embedded programs. */
function isQuietDoc(bytes: Uint8Array): boolean {
  if (!COMPOUND.every((byte, at) => bytes[at] === byte)) return false;
  const names = streamNames(bytes);
  return names.has('WordDocument') && !ACTIVE_STREAMS.some((name) => names.has(name));
}

/**
 * Returns the names in the directory of a compound file. Its records start at multiples of their length, so every
 * multiple is tried.
 */
function streamNames(bytes: Uint8Array): Set<string> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  for (let at = SECTOR; at + RECORD <= bytes.length; at += RECORD) {
    const length = data.getUint16(at + NAME_BYTES, true);
    if (length < 4 || length > NAME_BYTES || length % 2 !== 0) continue;
    names.add(new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2)));
  }
  return names;
}
