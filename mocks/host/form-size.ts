const PART_LIMIT = 100;
const HEADER_LIMIT_BYTES = 8_000;

/**
 * Whether a multipart body has more parts, or longer headers of a part, than any form of the document needs. Parsing
 * them would hold up other calls.
 */
export function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  // A form without a boundary is refused unparsed.
  if (boundary === undefined) return false;
  const delimiter = `--${boundary}`;
  let at = body.indexOf(delimiter);
  for (let count = 0; at >= 0; count += 1) {
    const start = at + delimiter.length;
    const header = body.subarray(start, start + HEADER_LIMIT_BYTES);
    const isEndless = header.length === HEADER_LIMIT_BYTES && !header.includes('\r\n\r\n');
    if (count === PART_LIMIT || isEndless) return true;
    at = body.indexOf(delimiter, start);
  }
  return false;
}
