import type { OperationId } from '@sdk';
import type { Operation } from '../engine/operation.ts';
import type { UntypedReply } from '../engine/to-response.ts';
import { getLocale } from '../messages/locale.ts';
import type { Recorder } from './recording.ts';

export type OutsideCall = { operationId: OperationId; operation: Operation; request: Request };

/** Answers a call in place of this host; null when it has no answer. */
export type AnswerOutside = (call: OutsideCall) => Promise<UntypedReply | null>;

const SENT_HEADERS = ['authorization', 'accept-language', 'content-type', 'idempotency-key', 'x-request-id'];
const KEPT_HEADERS = ['content-language', 'content-disposition', 'retry-after'];

/**
 * Sends each call to a real host, and records what it answers. The returned function rejects when that host cannot be
 * reached. Writes reach the real host too.
 */
export function passThrough(upstream: string, recorder: Recorder): AnswerOutside {
  return async ({ operationId, operation, request }) => {
    const { pathname, search } = new URL(request.url);
    const sentBody = request.body ? await request.clone().arrayBuffer() : undefined;
    const response = await send(upstream + pathname + search, {
      method: request.method,
      headers: pickHeaders(request.headers, SENT_HEADERS),
      // The caller would follow a redirect too, and the recording must have the answer of the service itself.
      redirect: 'manual',
      ...(sentBody && { body: sentBody }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson ? await response.json() : await bodyOf(response);
    const reply = { status: response.status, body, headers: pickHeaders(response.headers, KEPT_HEADERS) };
    const sent = sentBody && isJsonRequest(request) ? JSON.parse(new TextDecoder().decode(sentBody)) : null;
    const call = {
      operationId,
      request: `${request.method} ${pathname}${search}`,
      language: getLocale(request.headers),
    };
    recorder.add({ ...call, sent, ...reply, body: isJson ? body : null }, operation);
    return reply;
  };
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new Error(`${new URL(address).origin} does not answer.`, { cause: error });
  }
}

const isJsonRequest = ({ headers }: Request) => headers.get('content-type')?.includes('json') ?? false;

async function bodyOf(response: Response): Promise<Blob | undefined> {
  const blob = await response.blob();
  return blob.size > 0 ? blob : undefined;
}

function pickHeaders(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}
