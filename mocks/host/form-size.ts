import { MIMEType } from 'node:util';

const PART_LIMIT = 100;
const HEADER_LIMIT_BYTES = 8_000;

/**
 * True when a multipart body has more parts, or longer part headers, than any form of the document. Parsing it would
 * block other calls.
 */
export function hasTooManyParts(body: Buffer, contentType: string): boolean {
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
