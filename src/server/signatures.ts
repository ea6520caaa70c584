import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSlug } from '@/lib/slug';

const HEX = /^[0-9a-f]{64}$/;

/**
 * Returns true when a signature is the HMAC-SHA256, as hex, of the joined parts with a secret. Compares in constant
 * time.
 */
function fitsSignature(secret: string, signature: unknown, ...parts: (string | Buffer)[]): boolean {
  if (typeof signature !== 'string' || !HEX.test(signature)) return false;
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(hmac.digest('hex')));
}

/** A call is accepted this long after it was signed, and this long before, for clocks that differ. */
export const SIGNATURE_S = 300;

const FORM = /^t=(\d{1,12}),n=([\w-]{16,64}),v1=([0-9a-f]{64})$/;

/**
 * Returns the nonce in a header `Kelana-Signature` when its signature is that of `<seconds>.<nonce>.<body>`, as the API
 * document says, and at most five minutes old, otherwise null.
 */
export function verifySignature(secret: string, header: unknown, body: Buffer, nowMs = Date.now()): string | null {
  const [, seconds = '', nonce = '', given = ''] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (!fitsSignature(secret, given, `${seconds}.${nonce}.`, body)) return null;
  return Math.abs(nowMs / 1000 - Number(seconds)) <= SIGNATURE_S ? nonce : null;
}

/** The pages that have drafts: one tour and one article, in both languages. */
const WITH_DRAFTS = /^(?:\/en)?\/(?:group-tour\/[1-9]\d{0,8}|blog\/([^/]+))$/;

/** Returns the path of a page that has drafts; null for every other text, so that no link leads elsewhere. */
export function pathWithDrafts(text: unknown): string | null {
  const match = typeof text === 'string' ? WITH_DRAFTS.exec(text) : null;
  return match && (match[1] === undefined || isSlug(match[1])) ? match[0] : null;
}

type Link = { path?: unknown; expires?: unknown; signature?: unknown };

/**
 * Returns the path of a preview link that is signed with the secret and not expired, and the seconds for which it is
 * still valid, otherwise null. The signature is the HMAC-SHA256 of `preview.<expires>.<path>` as hex; `expires` is in
 * seconds since 1970.
 */
export function signedPreview(secret: string, link: Link, nowMs = Date.now()) {
  const path = pathWithDrafts(link.path);
  const { expires, signature } = link;
  if (!path || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return null;
  if (!fitsSignature(secret, signature, `preview.${expires}.${path}`)) return null;
  const validS = Number(expires) - nowMs / 1000;
  return validS > 0 ? { path, validS } : null;
}
