import type { Operation } from './operation.ts';

export type LooseReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type Decision = LooseReply & { refused?: string[] };

const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Converts a reply to a Response: JSON, a file, or an empty body. */
export function respond({ status, body, headers }: LooseReply, operation: Operation): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  if (!(body instanceof Blob)) return jsonResponse(body, init);
  const response = new Response(body, init);
  response.headers.set('content-type', operation.answers[status]?.mediaType ?? body.type);
  return response;
}

// A frozen body is the same each time, so it is serialised once.
function jsonResponse(body: unknown, init: { status: number; headers: Record<string, string> }): Response {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return Response.json(body, init);
  const bytes = written.get(body) ?? new TextEncoder().encode(JSON.stringify(body));
  written.set(body, bytes);
  return new Response(bytes, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
}
