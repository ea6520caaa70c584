const BASE = 'https://same-site.invalid';
const MAX_LENGTH = 1000;

// Spaces, control characters and backslashes are dropped or turned by browsers: '/\t/evil.example' becomes '//evil.example'.
const hasTrick = (text: string) => /[\s\\\p{Cc}\p{Cf}]/u.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}

/** The path, query and fragment of `from` when they stay on this site; `fallback` for everything else. */
export function safePath(from: unknown, fallback = '/'): string {
  if (typeof from !== 'string' || from.length > MAX_LENGTH) return fallback;
  if (!from.startsWith('/') || from.startsWith('//') || hasTrick(from)) return fallback;
  const path = from.split(/[?#]/, 1)[0] ?? '';
  if (hasTrick(decoded(decoded(path))) || decoded(decoded(path)).includes('//')) return fallback;
  if (!URL.canParse(from, BASE)) return fallback;
  const url = new URL(from, BASE);
  // '/.//evil.example' and '/..//evil.example' collapse to '//evil.example'.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
