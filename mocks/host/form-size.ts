import { MIMEType } from 'node:util';

const PART_LIMIT = 100;
const HEADER_LIMIT_BYTES = 8_000;

/**
 * Whether a multipart body has more parts, or longer headers of a part, than any form of the document needs. Parsing
 * them would hold up other calls.
 */
export function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = boundaryOf(contentType);
  // A form without a boundary is refused unparsed.
  if (!boundary) return false;
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

/** The boundary as `Request.formData()` reads it, which follows the same standard; null where the type is not valid. */
function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}
