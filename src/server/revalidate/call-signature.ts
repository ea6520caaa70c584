import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call is accepted this long after it was signed, and this long before, for clocks that differ. */
export const SIGNATURE_S = 300;

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Returns the HMAC-SHA256 of `<seconds>.<body>` as hex: the signature of a webhook call in the API document. */
function hmacOf(secret: string, seconds: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

/**
 * Returns the signature in a header `Kelana-Signature` when it fits the body and is at most five minutes old, otherwise
 * null. Compares in constant time.
 */
export function verifySignature(secret: string, header: unknown, body: Buffer, nowMs = Date.now()): string | null {
  const [, seconds = '', given = ''] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(hmacOf(secret, seconds, body)))) return null;
  return Math.abs(nowMs / 1000 - Number(seconds)) <= SIGNATURE_S ? given : null;
}
