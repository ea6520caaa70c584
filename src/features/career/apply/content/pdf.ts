import { asText, inflate } from './bytes';

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
export async function isQuietPdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = asText(bytes);
  if (!/^%PDF-[12]\.\d/.test(text) || !isWhole(text) || text.includes(ZIP_END)) return false;
  const streams = streamsOf(text);
  const open = withoutEscapes(outside(text, streams).join(' stream '));
  if (ACTIVE.test(open) || OTHER_LANGUAGE.test(open)) return false;
  for (const objects of compressedObjects(bytes, text, streams)) {
    const inner = await inflate(objects, 'deflate', MAX_OBJECTS_BYTES);
    // Compressed objects that cannot be read could hide a script, so the file is refused.
    if (inner === null || ACTIVE.test(withoutEscapes(inner))) return false;
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

type Stream = { start: number; content: number; contentEnd: number; end: number };

/**
 * Returns the streams of the file, in order. Each search starts at the end of the previous stream, and the first stream
 * without an end stops it: a regular expression takes a minute for a quarter of a megabyte of unclosed streams.
 */
function streamsOf(text: string): Stream[] {
  const streams: Stream[] = [];
  let start = text.indexOf(BEGIN);
  while (start >= 0) {
    const [newline] = /^\r?\n/.exec(text.slice(start + BEGIN.length, start + BEGIN.length + 2)) ?? [];
    let next = start + BEGIN.length;
    if (newline) {
      const content = next + newline.length;
      const contentEnd = text.indexOf(END, content);
      if (contentEnd < 0) break;
      next = contentEnd + END.length;
      streams.push({ start, content, contentEnd, end: next });
    }
    start = text.indexOf(BEGIN, next);
  }
  return streams;
}

/** Returns the text outside the streams. */
function outside(text: string, streams: readonly Stream[]): string[] {
  const starts = [0, ...streams.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, streams[index]?.start));
}

/** Returns the compressed object streams, whose content a text search cannot find. */
function* compressedObjects(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  streams: readonly Stream[],
): Generator<Uint8Array<ArrayBuffer>> {
  const heads = outside(text, streams);
  for (const [index, { content, contentEnd }] of streams.entries()) {
    const before = heads[index] as string;
    const head = withoutEscapes(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
    if (!head.includes('/ObjStm') || !head.includes('/FlateDecode')) continue;
    const [newline = ''] = /(\r?\n|\r)$/.exec(text.slice(Math.max(content, contentEnd - 2), contentEnd)) ?? [];
    yield bytes.subarray(content, contentEnd - newline.length);
  }
}
