import { engineWords } from '../engine/engine-words.ts';
import { failure } from '../words/failure.ts';
import { localeOf } from '../words/locale.ts';

const BODY_LIMIT_BYTES = 32_000_000;

/**
 * A plain Request with the same content, or the refusal of one that is too large.
 * The adapter's own request must not reach msw: cloning it leaks memory with every call.
 */
export async function copyOf(raw: Request): Promise<Request | Response> {
  const { method, url, headers } = raw;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  if (Number(headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES) return tooLarge(headers);
  const body = await raw.arrayBuffer();
  if (body.byteLength > BODY_LIMIT_BYTES) return tooLarge(headers);
  return new Request(url, { method: method === 'TRACE' ? 'POST' : method, headers, body });
}

function tooLarge(headers: Headers): Response {
  return Response.json(failure(engineWords.tooLarge[localeOf(headers)]), { status: 413 });
}
