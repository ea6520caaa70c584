import { isQuietPdf } from './pdf';
import { isQuietDoc, isQuietDocx } from './word';

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
    // The file can no longer be read from the device.
    return false;
  }
}

const isCheckedEnding = (ending: string): ending is keyof typeof CHECKS => ending in CHECKS;
