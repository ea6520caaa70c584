import { getLocale } from '../messages/locale.ts';
import { lockFile } from '../state/file-lock.ts';
import { passThrough, type ResponseSource } from './pass-through.ts';
import { createRecorder, type RecordedCall, type Recording, readRecording } from './recording.ts';

const DEFAULT_FILE = '.mock/recording.json';

/** `create` makes the answers of one world from its start. */
type SourceSetup = { create: () => ResponseSource; description: string; flush(): Promise<void> };

/**
 * Passes calls to `upstream` and records them, or without it replays the recording of `file`. Undefined without both.
 * Throws when the file is no recording, one of another host or in use by another process.
 */
export function openResponseSource(upstream: string | undefined, file: string | undefined): SourceSetup | undefined {
  if (upstream !== undefined) {
    const path = file ?? DEFAULT_FILE;
    lockFile(path, 'MOCK_RECORDING');
    const recorder = createRecorder(path, upstream);
    const answer = passThrough(upstream, recorder);
    const description = `Calls are passed to ${upstream}, writes too, and recorded in ${path}.`;
    return { create: () => answer, description, flush: recorder.flush };
  }
  if (file === undefined) return undefined;
  const recording = readRecording(file);
  const description = `${recording.exchanges.length} calls of ${recording.host} are replayed from ${file}.`;
  return { create: () => replay(recording), description, flush: async () => {} };
}

/**
 * Answers calls from a recording. Calls with the same method, path, query and language get the recorded answers in their
 * order; the last one repeats. Null for every other call, for files, which are not recorded, and for a call of a member
 * without a token.
 */
function replay({ exchanges }: Recording): ResponseSource {
  const remaining = Map.groupBy(exchanges.filter(isReplayed), ({ request, language }) => keyOf(request, language));
  return async ({ operation, request }) => {
    if (operation.auth && !request.headers.has('authorization')) return null;
    const { pathname, search } = new URL(request.url);
    const calls = remaining.get(keyOf(`${request.method} ${pathname}${search}`, getLocale(request.headers)));
    const call = calls && calls.length > 1 ? calls.shift() : calls?.[0];
    return call ? { status: call.status, headers: call.headers, body: bodyOf(call) } : null;
  };
}

/** A success with null was a file. */
const isReplayed = ({ status, body }: RecordedCall) => body !== null || status >= 300;

/** The key by which a call is found again: method, path, sorted query and language. */
function keyOf(request: string, language: string): string {
  const [method, address = ''] = request.split(' ');
  const { pathname, searchParams } = new URL(address, 'http://service.invalid');
  searchParams.sort();
  return `${method} ${pathname}?${searchParams} ${language}`;
}

function bodyOf({ body, headers }: RecordedCall): unknown {
  const type = headers['content-type'];
  return type !== undefined && typeof body === 'string' ? new Blob([body], { type }) : (body ?? undefined);
}
