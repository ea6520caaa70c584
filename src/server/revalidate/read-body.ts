import type { IncomingMessage } from 'node:http';

/** Reads the body of a request. Null when it is longer than `limit` bytes; the rest is then not read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > limit) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
