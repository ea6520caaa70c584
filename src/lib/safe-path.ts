const BASE = 'https://same-site.invalid';
const MAX_LENGTH = 1000;

// Spaces, control characters and backslashes are dropped or turned by browsers: '/\t/evil.example' becomes '//evil.example'.
const hasTrick = (text: string) => /[\s\\\p{Cc}\p{Cf}]/u.test(text);

/** Every escape undone, however often it was escaped; a backslash where that is not possible. */
function decoded(text: string): string {
  try {
    const inner = decodeURIComponent(text);
    return inner === text ? text : decoded(inner);
  } catch {
    return '\\';
  }
}

/** The path, query and fragment of `from` when they stay on this site; `fallback` for everything else. */
export function safePath(from: unknown, fallback = '/'): string {
  if (typeof from !== 'string' || from.length > MAX_LENGTH) return fallback;
  if (!from.startsWith('/') || from.startsWith('//') || hasTrick(from)) return fallback;
  // With the fragment where no query stands before it: Next takes slashes in there for a part of the path.
  const path = decoded(from.split('?', 1)[0] ?? '');
  // No address of the site needs more; other characters look like slashes and dots, or name a scheme or a user.
  if (!/^[\w\-./~]*(#[\w\-./~]*)?$/.test(path) || path.includes('//')) return fallback;
  if (!URL.canParse(from, BASE)) return fallback;
  const url = new URL(from, BASE);
  // '/.//evil.example' and '/..//evil.example' collapse to '//evil.example'.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
