import type { OperationId } from '@sdk';
import type { Operation } from '../engine/operation.ts';
import type { UntypedReply } from '../engine/to-response.ts';
import { errorBody } from '../messages/error-body.ts';
import { getLocale } from '../messages/locale.ts';
import type { Recorder } from './recording.ts';

export type SourceCall = { operationId: OperationId; operation: Operation; request: Request };

/** Answers a call in place of the behaviours; null lets them answer. */
export type ResponseSource = (call: SourceCall) => Promise<UntypedReply | null>;

const TIMEOUT_MS = 30_000;
const REQUEST_HEADERS = ['accept', 'authorization', 'content-type'];
const RESPONSE_HEADERS = ['location', 'x-request-id'];

/**
 * Sends each call to a real host, writes too, and records what it answers. A host that cannot be reached is a 502.
 */
export function passThrough(upstream: string, recorder: Recorder): ResponseSource {
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
