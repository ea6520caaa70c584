import { isSlug } from '@/lib/slug';
import { fitsSignature } from '../fits-signature';

/** The pages that have drafts: one tour and one article, in both languages. */
const WITH_DRAFTS = /^(?:\/en)?\/(?:group-tour\/[1-9]\d{0,8}|blog\/([^/]+))$/;

/** Returns the path of a page that has drafts; null for every other text, so that no link leads elsewhere. */
export function pathWithDrafts(text: unknown): string | null {
  const match = typeof text === 'string' ? WITH_DRAFTS.exec(text) : null;
  return match && (match[1] === undefined || isSlug(match[1])) ? match[0] : null;
}

type Link = { path?: unknown; expires?: unknown; signature?: unknown };

/**
 * Returns the path of a preview link that is signed with the secret and not expired, otherwise null. The signature is
 * the HMAC-SHA256 of `preview.<expires>.<path>` as hex; `expires` is in seconds since 1970.
 */
export function signedPreviewPath(secret: string, link: Link, nowMs = Date.now()): string | null {
  const path = pathWithDrafts(link.path);
  const { expires, signature } = link;
  if (!path || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return null;
  if (!fitsSignature(secret, signature, `preview.${expires}.${path}`)) return null;
  return Number(expires) * 1000 > nowMs ? path : null;
}
