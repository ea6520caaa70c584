/** Default addresses of the embedded service host and of the site on a developer's machine. */
export const EMBEDDED_HOST = 'http://localhost:4010';
export const LOCAL_SITE = 'http://localhost:3000';

export const ORIGIN_RULE = 'must be an origin such as https://api.kelana.example, without a path';

/** Returns the origin in a text, without trailing slashes; null when the text is not an origin. */
export function originOf(text: string): string | null {
  const origin = text.trim().replace(/\/+$/, '');
  return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin ? origin : null;
}

/**
 * Returns the end of an error message that quotes a variable's value. It is empty when the value may contain a
 * password, which must not be logged.
 */
export function shownValue(value: string): string {
  return value.includes('@') ? '' : `; it is "${value}"`;
}

/**
 * Returns true for an address to which reports can be posted. A password in it would be in a script of every page.
 */
export function isReportAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
}

/** Parses an origin such as https://api.kelana.example; throws an error that names the variable. */
export function parseOrigin(name: string, value: string): string {
  const origin = originOf(value);
  if (origin) return origin;
  throw new Error(`${name} ${ORIGIN_RULE}${shownValue(value)}.`);
}
