import { existsSync, readFileSync } from 'node:fs';
import { accountDataOf, maskAccountData } from '../../scripts/contract/live/account-data.ts';
import { isPersonal, masked } from '../../scripts/contract/live/mask.ts';
import type { Operation } from '../engine/operation.ts';
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

/** The form of a run that `npm run contract -- --record` writes, so that both become examples in the same way. */
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
  const sizes = recording.exchanges.map(sizeOf);
  let total = sizes.reduce((sum, size) => sum + size, 0);
  const words = new Set<string>();
  return {
    add(call, operation) {
      const { operationId, status, body } = call;
      const account = accountDataOf([{ operation: { id: operationId }, sent: null, status, body }]);
      for (const word of [...account.secrets, ...account.words]) words.add(word);
      // An answer to a form may repeat a name that was sent.
      const isMembers = isPersonal(operation) || operation.method !== 'GET';
      const recorded = {
        ...call,
        request: call.request.replaceAll(SECRET_PARAMETER, '$1masked'),
        body: withoutSecrets(body, isMembers, words),
      };
      recording.exchanges.push(recorded);
      const size = sizeOf(recorded);
      sizes.push(size);
      total += size;
      while (total > LIMIT) {
        total -= sizes.shift() ?? 0;
        recording.exchanges.shift();
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
  const safe = maskAccountData(masked(body, true), [], [...words]);
  // A message may greet the member by name.
  return typeof safe === 'object' && safe !== null && 'message' in safe ? { ...safe, message: 'masked' } : safe;
}

/** Reads the recording in a file. Throws when it is none. */
export function readRecording(path: string): Recording {
  try {
    const recording = parseRecording(JSON.parse(readFileSync(path, 'utf8')));
    if (recording) return recording;
  } catch (error) {
    throw new Error(`${path} is not a recording of this host.`, { cause: error });
  }
  throw new Error(`${path} is not a recording of this host.`);
}

function parseRecording(value: unknown): Recording | undefined {
  const { host, exchanges } = Object(value) as Partial<Recording>;
  const isRecording = typeof host === 'string' && Array.isArray(exchanges) && exchanges.every(isRecordedCall);
  return isRecording ? { host, exchanges } : undefined;
}

function isRecordedCall(value: unknown): boolean {
  const { request, status, headers } = Object(value) as Partial<RecordedCall>;
  return typeof request === 'string' && Number.isInteger(status) && typeof headers === 'object';
}

/** The key by which a call is found again: method, path, sorted query and language. */
export function keyOf(request: string, language: string): string {
  const [method, address = ''] = request.split(' ');
  const { pathname, searchParams } = new URL(address, 'http://service.invalid');
  searchParams.sort();
  return `${method} ${pathname}?${searchParams} ${language}`;
}
