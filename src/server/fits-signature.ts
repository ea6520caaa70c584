import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX = /^[0-9a-f]{64}$/;

/**
 * Returns true when a signature is the HMAC-SHA256, as hex, of the joined parts with a secret. Compares in constant time.
 */
export function fitsSignature(secret: string, signature: unknown, ...parts: (string | Buffer)[]): boolean {
  if (typeof signature !== 'string' || !HEX.test(signature)) return false;
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(hmac.digest('hex')));
}
