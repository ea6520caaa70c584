import { MIMEType } from 'node:util';
import { getLocale, localizedError } from '../messages/messages.ts';

const BODY_LIMIT_BYTES = 1_000_000;
const FORM_LIMIT_BYTES = 32_000_000;
const PART_LIMIT = 100;
const HEADER_LIMIT_BYTES = 8_000;

/** Copies a request with a body to a plain Request, or returns a 413 when its body is too large. */
export async function copyRequest(raw: Request): Promise<Request | Response> {
  const { method, url, headers } = raw;
  if (method === 'GET' || method === 'HEAD') return raw;
  const type = headers.get('content-type') ?? '';
  const isForm = type.trim().toLowerCase().startsWith('multipart/form-data');
  const body = await readBytes(raw, isForm ? FORM_LIMIT_BYTES : BODY_LIMIT_BYTES);
  if (!body || (isForm && hasTooManyParts(body, type))) return tooLarge(headers);
  return new Request(url, { method: method === 'TRACE' ? 'POST' : method, headers, body });
}

/** The whole body; null as soon as it exceeds the limit, because a chunked body does not declare its length. */
async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > limit) {
      // Otherwise the rest of the body would still be received.
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}

function tooLarge(headers: Headers): Response {
  // The adapter closes the connection without reading the rest of the body. Unless the header says so, the client would
  // send its next request on it.
  const body = localizedError(getLocale(headers), 'tooLarge');
  return Response.json(body, { status: 413, headers: { connection: 'close' } });
}

/**
 * True when a multipart body has more parts, or longer part headers, than any form of the document. Parsing it would
 * block other calls.
 */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = getBoundary(contentType);
  // A form without a boundary is refused without parsing.
  if (!boundary) return false;
  const delimiter = `--${boundary}`;
  let position = body.indexOf(delimiter);
  for (let count = 0; position >= 0; count += 1) {
    const start = position + delimiter.length;
    const header = body.subarray(start, start + HEADER_LIMIT_BYTES);
    const isEndless = header.length === HEADER_LIMIT_BYTES && !header.includes('\r\n\r\n');
    if (count === PART_LIMIT || isEndless) return true;
    position = body.indexOf(delimiter, start);
  }
  return false;
}

/** The boundary as `Request.formData()` parses it (the same standard); null when the type is invalid. */
function getBoundary(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}
