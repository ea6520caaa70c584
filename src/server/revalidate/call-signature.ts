import { fitsSignature } from '../fits-signature';

/** A call is accepted this long after it was signed, and this long before, for clocks that differ. */
export const SIGNATURE_S = 300;

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Returns the signature in a header `Kelana-Signature` when it is that of `<seconds>.<body>`, as the API document says,
 * and at most five minutes old, otherwise null.
 */
export function verifySignature(secret: string, header: unknown, body: Buffer, nowMs = Date.now()): string | null {
  const [, seconds = '', given = ''] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (!fitsSignature(secret, given, `${seconds}.`, body)) return null;
  return Math.abs(nowMs / 1000 - Number(seconds)) <= SIGNATURE_S ? given : null;
}
