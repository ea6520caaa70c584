import { asText, inflated } from './bytes';

// Readers look for the end in the last kilobyte.
const END_WITHIN = 1024;
const MOST_OBJECTS_BYTES = 16 * 1024 * 1024;
const STREAM = /stream\r?\n[\s\S]*?endstream/g;
// Objects that run something: a script, a program, a film with a script of its own, a form with one.
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?![A-Za-z0-9])/;
const OTHER_LANGUAGE = /<(?:script|html|svg|iframe|\?php|!doctype)/i;
const ZIP_END = 'PK\u0005\u0006';

/** Whether these are the bytes of a whole PDF that runs nothing when it is opened and is no other kind of file as well. */
export async function isQuietPdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = asText(bytes);
  if (!/^%PDF-[12]\.\d/.test(text) || !isWhole(text) || text.includes(ZIP_END)) return false;
  const open = withoutEscapes(text.replace(STREAM, ' stream '));
  if (ACTIVE.test(open) || OTHER_LANGUAGE.test(open)) return false;
  for (const objects of compressedObjects(bytes, text)) {
    const inner = await inflated(objects, 'deflate', MOST_OBJECTS_BYTES);
    // What cannot be read cannot be vouched for.
    if (inner === null || ACTIVE.test(withoutEscapes(inner))) return false;
  }
  return true;
}

function isWhole(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  const rest = text.slice(end + '%%EOF'.length);
  return end >= text.length - END_WITHIN && /^[\s\0]*$/.test(rest) && text.includes('startxref');
}

/** Every character of a name may be written as its number: `/J#53` is `/JS`. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Objects that stand together in a compressed stream, where no search finds them. */
function* compressedObjects(bytes: Uint8Array<ArrayBuffer>, text: string): Generator<Uint8Array<ArrayBuffer>> {
  for (const { index, 0: found } of text.matchAll(STREAM)) {
    const head = withoutEscapes(text.slice(text.lastIndexOf(' obj', index), index));
    if (!head.includes('/ObjStm') || !head.includes('/FlateDecode')) continue;
    const start = index + found.indexOf('\n') + 1;
    yield bytes.subarray(start, index + found.length - 'endstream'.length - newlineBefore(found));
  }
}

const newlineBefore = (stream: string) => /(\r?\n|\r)?endstream$/.exec(stream)?.[1]?.length ?? 0;
