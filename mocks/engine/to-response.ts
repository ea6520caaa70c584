export type UntypedReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type EngineReply = UntypedReply & { refused?: string[] };

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const COMMA = encoder.encode(',');
const serializedParts = new WeakMap<object, Bytes>();

/** Converts a reply to a Response: JSON, a Blob with its own type, or an empty body. */
export function toResponse({ status, body, headers }: UntypedReply): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  return body instanceof Blob ? new Response(body, init) : jsonResponse(body, init);
}

function jsonResponse(body: unknown, init: { status: number; headers: Record<string, string> }): Response {
  if (!isFrozen(body)) return Response.json(body, init);
  return new Response(serializeBody(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

// Frozen values and rows are in many bodies, so each is serialised once. The bytes of whole bodies are not kept: many
// large buffers make the collector of garbage run all the time.
function serializeBody(body: object): Bytes {
  const members = Object.entries(body).filter(([, value]) => value !== undefined);
  const parts = members.flatMap(([key, value], index) => {
    const name = `${index === 0 ? '' : ','}${JSON.stringify(key)}:`;
    if (key !== 'data' || !Array.isArray(value)) return [name, serializePart(value)];
    return [`${name}[`, ...value.flatMap((row, position) => [position === 0 ? '' : COMMA, serializePart(row)]), ']'];
  });
  return joinParts(['{', ...parts, '}']);
}

function serializePart(part: unknown): string | Bytes {
  if (!isFrozen(part)) return JSON.stringify(part);
  const bytes = serializedParts.get(part) ?? encoder.encode(JSON.stringify(part));
  serializedParts.set(part, bytes);
  return bytes;
}

/** The bytes of all parts; neighbouring texts are encoded together. */
function joinParts(parts: readonly (string | Bytes)[]): Bytes {
  const chunks: Bytes[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (text !== '') chunks.push(encoder.encode(text));
    chunks.push(part);
    text = '';
  }
  chunks.push(encoder.encode(text));
  const bytes = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function isFrozen(part: unknown): part is object {
  return typeof part === 'object' && part !== null && Object.isFrozen(part);
}
