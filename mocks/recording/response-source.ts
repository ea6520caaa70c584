import type { OperationId } from '@sdk';
import type { Operation } from '../engine/operation.ts';
import type { UntypedReply } from '../engine/reply.ts';
import { errorBody, getLocale } from '../messages/messages.ts';
import { lockFile } from '../state/file-lock.ts';
import { createRecorder, type RecordedCall, type Recorder, type Recording, readRecording } from './recording.ts';

type SourceCall = { operationId: OperationId; operation: Operation; request: Request };

/** Answers a call in place of the behaviours; null lets them answer. */
export type ResponseSource = (call: SourceCall) => Promise<UntypedReply | null>;

const TIMEOUT_MS = 30_000;
const REQUEST_HEADERS = ['accept', 'authorization', 'content-type'];
const RESPONSE_HEADERS = ['location', 'x-request-id'];

/**
 * Sends each call to a real host, writes too, and records what it answers. A host that cannot be reached is a 502.
 */
function passThrough(upstream: string, recorder: Recorder): ResponseSource {
  return async ({ operationId, operation, request }) => {
    const { pathname, search } = new URL(request.url);
    const documented = operation.parameters.header.map(({ name }) => name.toLowerCase());
    const response = await fetch(upstream + pathname + search, {
      method: request.method,
      headers: pickHeaders(request.headers, [...REQUEST_HEADERS, ...documented]),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      // A recording needs the redirect itself.
      redirect: 'manual',
      ...(request.body && { body: await request.clone().arrayBuffer() }),
    }).catch(() => null);
    if (!response) return { status: 502, body: errorBody(`${upstream} does not answer.`) };
    const names = Object.keys(operation.responses[response.status]?.headers ?? {});
    const headers = pickHeaders(response.headers, [...RESPONSE_HEADERS, ...names]);
    if (headers.location) headers.location = withoutOrigin(headers.location, upstream);
    const body = await readAnswer(response);
    const call = {
      operationId,
      request: `${request.method} ${pathname}${search}`,
      language: getLocale(request.headers),
    };
    const reply = { status: response.status, headers, body };
    recorder.add({ ...call, ...(body instanceof Blob ? await withText(reply, body) : reply) }, operation);
    return reply;
  };
}

/** The JSON of an answer; a Blob for anything else, also for JSON that breaks off; undefined without a body. */
async function readAnswer(response: Response): Promise<unknown> {
  const blob = await response.blob();
  if (blob.size === 0) return undefined;
  if (!response.headers.get('content-type')?.includes('json')) return blob;
  try {
    return JSON.parse(await blob.text());
  } catch {
    return blob;
  }
}

/** The reply with the text of a failure that is no JSON, such as the page of a gateway; with null for a file. */
async function withText(reply: Required<UntypedReply>, blob: Blob): Promise<Required<UntypedReply>> {
  if (reply.status < 400) return { ...reply, body: null };
  return { ...reply, headers: { ...reply.headers, 'content-type': blob.type }, body: await blob.text() };
}

/** The address of a redirect; without its origin if that is the real host's, so that the client stays at this one. */
function withoutOrigin(location: string, upstream: string): string {
  const target = URL.parse(location);
  return target?.origin === new URL(upstream).origin ? target.pathname + target.search + target.hash : location;
}

function pickHeaders(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

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
