import { isQuietPdf } from './pdf';
import { isQuietDoc, isQuietDocx } from './word';

const CHECKS = { pdf: isQuietPdf, doc: isQuietDoc, docx: isQuietDocx };
// Where such an ending stands before the last one, some servers and some people take it for the real one.
const PROGRAM =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|jar|js|mjs|vbs|hta|lnk|ps1|sh|php\d?|phtml|asp|aspx|jsp|cgi|html?|svg|zip|docm|dotm)\s*\./i;
// Invisible characters and those that reverse the direction of a file name.
const HIDDEN = /[\p{Cc}\p{Cf}/\\:]/u;

const known = new WeakMap<File, Promise<boolean>>();

/** Whether a file is what its ending says, whole, and runs nothing; told by its bytes. Read once for each file. */
export function isQuietCv(file: File): Promise<boolean> {
  const answer = known.get(file) ?? look(file);
  known.set(file, answer);
  return answer;
}

async function look(file: File): Promise<boolean> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!isCheckedEnding(ending) || HIDDEN.test(file.name) || PROGRAM.test(file.name)) return false;
  // Office programs have types of their own for the same files; none of them is a picture or a text.
  if (file.type !== '' && !file.type.startsWith('application/')) return false;
  try {
    return await CHECKS[ending](new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file has gone from the device meanwhile.
    return false;
  }
}

const isCheckedEnding = (ending: string): ending is keyof typeof CHECKS => ending in CHECKS;
