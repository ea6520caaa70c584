import { isPersonal, masked } from '../../scripts/contract/live/mask.ts';
import type { Operation } from '../engine/operation.ts';
import { createStateFile } from '../state/persistence.ts';

/** One recorded call; `request` is its method and path with query, `sent` its body. Files have no body. */
export type RecordedCall = {
  operationId: string;
  request: string;
  language: string;
  sent: unknown;
  status: number;
  headers: Record<string, string>;
  body: unknown;
};

/** The form of a run that `npm run contract -- --record` writes, so that both become examples in the same way. */
export type Recording = { host: string; exchanges: RecordedCall[] };

export type Recorder = { add(call: RecordedCall, operation: Operation): void; flush(): Promise<void> };

/** The last calls of a recording, so that a host that runs for days does not fill the disk. */
const LIMIT = 2000;

/**
 * Records calls in a file, without secrets: tokens, passwords, addresses of mail and phone numbers are masked, and in
 * answers about a member names and documents too. A file of an earlier start continues.
 */
export function createRecorder(path: string, host: string): Recorder {
  const file = createStateFile<Recording>(path);
  const recording = file.load(parseRecording) ?? { host, exchanges: [] };
  return {
    add(call: RecordedCall, operation: Operation): void {
      const isMembers = isPersonal(operation);
      const safe = { ...call, sent: masked(call.sent, true), body: masked(call.body, isMembers) };
      recording.exchanges = [...recording.exchanges, safe].slice(-LIMIT);
      file.schedule(() => recording);
    },
    flush: () => file.flush(),
  };
}

/** Reads a recording from the JSON of its file; undefined when it is none. */
export function parseRecording(value: unknown): Recording | undefined {
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
