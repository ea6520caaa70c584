import type { Operation } from './operation.ts';

export type UntypedReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type EngineReply = UntypedReply & { refused?: string[] };

const serializedBodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();
const serializedRows = new WeakMap<object, string>();

/** Converts a reply to a Response: JSON, a file, or an empty body. */
export function toResponse({ status, body, headers }: UntypedReply, operation: Operation): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  if (!(body instanceof Blob)) return jsonResponse(body, init);
  const response = new Response(body, init);
  response.headers.set('content-type', operation.responses[status]?.mediaType ?? body.type);
  return response;
}

// A frozen body is the same each time, so it is serialised once; so is a frozen row, which is in many pages.
function jsonResponse(body: unknown, init: { status: number; headers: Record<string, string> }): Response {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return Response.json(body, init);
  const bytes = serializedBodies.get(body) ?? new TextEncoder().encode(serializeBody(body));
  serializedBodies.set(body, bytes);
  return new Response(bytes, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
}

function serializeBody(body: object): string {
  const members = Object.entries(body).filter(([, value]) => value !== undefined);
  const texts = members.map(([key, value]) => {
    const isList = key === 'data' && Array.isArray(value);
    return `${JSON.stringify(key)}:${isList ? `[${value.map(serializeRow).join(',')}]` : JSON.stringify(value)}`;
  });
  return `{${texts.join(',')}}`;
}

function serializeRow(row: unknown): string {
  if (typeof row !== 'object' || row === null || !Object.isFrozen(row)) return JSON.stringify(row);
  const text = serializedRows.get(row) ?? JSON.stringify(row);
  serializedRows.set(row, text);
  return text;
}
