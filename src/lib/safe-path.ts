const BASE = 'https://same-site.invalid';
const MAX_LENGTH = 1000;

// Browsers drop or convert spaces, control characters and backslashes: '/\t/evil.example' becomes '//evil.example'.
const hasTrick = (text: string) => /[\s\\\p{Cc}\p{Cf}]/u.test(text);

/**
 * Returns path, query and fragment of `from` when they stay on this site, and `fallback` otherwise (open-redirect
 * guard).
 */
export function safePath(from: unknown, fallback = '/'): string {
  if (typeof from !== 'string' || from.length > MAX_LENGTH) return fallback;
  if (!from.startsWith('/') || from.startsWith('//') || hasTrick(from)) return fallback;
  // Without a query the fragment is checked too, because Next treats slashes in it as part of the path.
  const path = from.split('?', 1)[0] ?? '';
  // No path of the site needs other characters, which can look like slashes or dots, name a scheme or a user, or escape
  // such a character.
  if (!/^[\w\-./~]*(#[\w\-./~]*)?$/.test(path) || path.includes('//')) return fallback;
  if (!URL.canParse(from, BASE)) return fallback;
  const url = new URL(from, BASE);
  // '/.//evil.example' and '/..//evil.example' collapse to '//evil.example'.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
