import { hash } from 'node:crypto';

// The texts are those of Next's memory cache, so that remembering their tags needs hardly any memory.
const REMEMBERED = 64;

const tags = new Map<string, string>();

/**
 * Stands in for the function of this name in Next's `lib/etag` (`bundler-rules.ts`). Next's goes through each letter of a page for each answer,
 * which is a quarter of the work for a page of 150 KB. A cached page is the same text for each request, so its tag is
 * made once, by a hash in native code.
 */
export function generateETag(payload: string, weak = false): string {
  const tag = tags.get(payload) ?? remember(payload, `"${hash('sha1', payload, 'base64url')}"`);
  return weak ? `W/${tag}` : tag;
}

function remember(payload: string, tag: string): string {
  if (tags.size >= REMEMBERED) tags.clear();
  tags.set(payload, tag);
  return tag;
}
