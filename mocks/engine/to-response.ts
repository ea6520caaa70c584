export type UntypedReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type EngineReply = UntypedReply & { refused?: string[] };

/** Converts a reply to a Response: JSON, a Blob with its own type, or an empty body. */
export function toResponse({ status, body, headers }: UntypedReply): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  return body instanceof Blob ? new Response(body, init) : Response.json(body, init);
}
