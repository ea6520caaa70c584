import { existsSync, readFileSync } from 'node:fs';
import type { Operation } from '../engine/operation.ts';
import { accountTexts, isPersonal, masked, maskTexts } from '../masking/mask.ts';
import { createStateFile } from '../state/persistence.ts';

/**
 * One recorded call; `request` is its method and path with query. The body is JSON, or the text of a failure whose headers
 * have a content type. It is null for a file and absent for an answer without a body.
 */
export type RecordedCall = {
  operationId: string;
  request: string;
  language: string;
  status: number;
  headers: Record<string, string>;
  body?: unknown;
};

/** The file of the calls. */
export type Recording = { host: string; exchanges: RecordedCall[] };

export type Recorder = { add(call: RecordedCall, operation: Operation): void; flush(): Promise<void> };

/** The characters of a recording, which is written as a whole after each change. */
const LIMIT = 5_000_000;
const SECRET_PARAMETER = /([?&][^=&]*(?:password|token|email|phone)[^=&]*=)[^&]*/gi;

/**
 * Records the answers of a host in a file, without the bodies of requests. Tokens, e-mail addresses and phone numbers
 * are masked, and in answers about a member names, documents, the texts of the profile and messages too. The file of an
 * earlier start continues; throws when it is of another host or no recording.
 */
export function createRecorder(path: string, host: string): Recorder {
  const recording = existsSync(path) ? readRecording(path) : { host, exchanges: [] };
  if (recording.host !== host) throw new Error(`${path} has calls of ${recording.host}. Use another file.`);
  const file = createStateFile<Recording>(path);
  let total = recording.exchanges.reduce((sum, call) => sum + sizeOf(call), 0);
  const words = new Set<string>();
  return {
    add(call, operation) {
      const { operationId, status, body } = call;
      for (const word of accountTexts(operationId, status, body)) words.add(word);
      // An answer to a form may repeat a name that was sent.
      const isMembers = isPersonal(operation) || operation.method !== 'GET';
      const recorded = {
        ...call,
        request: call.request.replaceAll(SECRET_PARAMETER, '$1masked'),
        body: withoutSecrets(body, isMembers, words),
      };
      recording.exchanges.push(recorded);
      total += sizeOf(recorded);
      while (total > LIMIT) {
        const oldest = recording.exchanges.shift();
        if (oldest) total -= sizeOf(oldest);
      }
      file.schedule(() => recording);
    },
    flush: () => file.flush(),
  };
}

const sizeOf = (call: RecordedCall) => JSON.stringify(call).length;

function withoutSecrets(body: unknown, isMembers: boolean, words: ReadonlySet<string>): unknown {
  if (!isMembers) return masked(body, false);
  // A page for developers may repeat what was sent.
  if (typeof body === 'string') return 'masked';
  const safe = maskTexts(masked(body, true), words);
  // A message may greet the member by name.
  return typeof safe === 'object' && safe !== null && 'message' in safe ? { ...safe, message: 'masked' } : safe;
}

/** Reads the recording in a file. Throws when it is none. */
export function readRecording(path: string): Recording {
  try {
    const { host, exchanges } = JSON.parse(readFileSync(path, 'utf8')) as Recording;
    if (typeof host === 'string' && exchanges.every(isRecordedCall)) return { host, exchanges };
  } catch (error) {
    throw new Error(`${path} is not a recording of this host.`, { cause: error });
  }
  throw new Error(`${path} is not a recording of this host.`);
}

const isRecordedCall = ({ request, status, headers }: RecordedCall) =>
  typeof request === 'string' && Number.isInteger(status) && typeof headers === 'object';
