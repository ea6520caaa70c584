import type { Operation } from './operation.ts';

export type UntypedReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type EngineReply = UntypedReply & { refused?: string[] };

const serializedBodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Converts a reply to a Response: JSON, a file, or an empty body. */
export function toResponse({ status, body, headers }: UntypedReply, operation: Operation): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  if (!(body instanceof Blob)) return jsonResponse(body, init);
  const response = new Response(body, init);
  response.headers.set('content-type', operation.responses[status]?.mediaType ?? body.type);
  return response;
}

// A frozen body is the same each time, so it is serialised once.
function jsonResponse(body: unknown, init: { status: number; headers: Record<string, string> }): Response {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return Response.json(body, init);
  const bytes = serializedBodies.get(body) ?? new TextEncoder().encode(JSON.stringify(body));
  serializedBodies.set(body, bytes);
  return new Response(bytes, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
}
