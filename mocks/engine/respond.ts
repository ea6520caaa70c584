import type { Operation } from './operation.ts';

export type LooseReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply as the wire carries it: JSON, a file, or nothing. */
export function respond({ status, body, headers }: LooseReply, operation: Operation): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  if (!(body instanceof Blob)) return Response.json(body, init);
  const response = new Response(body, init);
  response.headers.set('content-type', operation.answers[status]?.mediaType ?? body.type);
  return response;
}
