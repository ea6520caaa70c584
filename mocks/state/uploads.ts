import type { State } from './state.ts';

const CHUNK_BYTES = 0x8000;
const FOLDER = '/media/uploads/';

/** Stores a file and returns its path under `/media/uploads/`. */
export async function saveUpload(state: State, file: Blob, name: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  state.counters.upload += 1;
  // The random part prevents finding another member's photo by counting.
  const id = `${state.counters.upload}-${crypto.randomUUID()}`;
  state.uploads[id] = { type: file.type, size: bytes.length, base64: toBase64(bytes), name };
  return FOLDER + id;
}

/** Removes the file of a path, if it is an upload. */
export function deleteUpload(state: State, path: string | null): void {
  if (path?.startsWith(FOLDER)) delete state.uploads[path.slice(FOLDER.length)];
}

// Converted in pieces, because a whole photo as arguments of one call overflows the stack. `apply` takes the bytes
// directly; spread syntax would use an iterator, six times as slow.
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += Reflect.apply(String.fromCharCode, null, bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(text);
}

/** Serves an uploaded file by the id in its path; null for an unknown one. */
export function serveUpload({ uploads }: State, id: string): Response | null {
  const upload = Object.hasOwn(uploads, id) ? uploads[id] : undefined;
  if (!upload) return null;
  const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: { 'content-type': upload.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
}
