import { type ZipEntry, zipEntries } from './zip';

const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ACTIVE_PART =
  /(?:^|\/)(?:vbaProject|vbaData|activeX|oleObject)|\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|scr|lnk|hta)$/i;
// Word loads a template from another host, with its macros, as soon as the document is opened.
const FOREIGN_TEMPLATE =
  /attachedTemplate[^>]*TargetMode\s*=\s*["']External|TargetMode\s*=\s*["']External[^>]*attachedTemplate/;

/** Resolves to true for a complete DOCX document without macros, programs and external templates. */
export async function isQuietDocx(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (!entries?.some(({ name }) => name === 'word/document.xml')) return false;
  if (entries.some(({ name }) => ACTIVE_PART.test(name) || /^[/\\]|\.\.|\\|^[a-z]:/i.test(name))) return false;
  const text = async (isWanted: (name: string) => boolean) => {
    const found: ZipEntry | undefined = entries.find(({ name }) => isWanted(name));
    return found ? await found.read() : '';
  };
  const types = await text((name) => name === '[Content_Types].xml');
  const relations = await text((name) => name === 'word/_rels/settings.xml.rels');
  if (!types?.includes(LETTER) || relations === null) return false;
  return !/macroEnabled|vbaProject/i.test(types) && !FOREIGN_TEMPLATE.test(relations);
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SECTOR = 512;
const RECORD = 128;
const NAME_BYTES = 64;
const ACTIVE_STREAMS = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native', 'EncryptedPackage'];

/** Returns true for a DOC document without macros and embedded programs. */
export function isQuietDoc(bytes: Uint8Array): boolean {
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
