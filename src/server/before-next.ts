import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { otherHost } from '@/config/device-hosts';
import { routes } from '@/config/routes';

/**
 * Answers some requests before Next sees them; Next skips a request that is already answered.
 *
 * - A client of the wrong kind of device is redirected to its host, where there is a `mainHost`. A rule in
 *   next.config.js cannot match the method or add headers to its redirect, and with a proxy file the browser would ask
 *   the server on every navigation.
 * - TRACE is refused, because Next cannot make a request of it for its proxy, and so is a picture whose URL escapes a
 *   dot or a slash twice: Next's `remotePatterns` treats it as one path segment, but a service that decodes the path
 *   again would return a file outside its picture folder.
 * - A reading request is redirected when its path was copied with the punctuation of a sentence (`/group-tour/1,`) or
 *   typed in capitals.
 */
export function answerBeforeNext(mainHost: string | undefined): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { method, url = '' } = request;
    const answer = (status: number, headers: Record<string, string>) => response.writeHead(status, headers).end();
    const host = mainHost && otherHost(mainHost, request);
    if (host) return answer(302, { Location: host, Vary: 'User-Agent', 'Cache-Control': 'no-store' });
    if (method === 'TRACE' || hidesPath(url))
      return answer(method === 'TRACE' ? 405 : 400, { 'Cache-Control': 'no-store' });
    const path = method === 'GET' || method === 'HEAD' ? typedPath(url) : null;
    if (path) answer(308, { Location: path });
  });
}

/** An escaped dot, slash, backslash or percent sign that remains in a picture's URL after one decoding. */
const HIDDEN = /%(2e|2f|5c|25)/i;

/**
 * Returns true when the `url` parameter of an address contains such a path. Only the addresses of pictures have this
 * parameter.
 */
export function hidesPath(address: string): boolean {
  const start = address.indexOf('?');
  if (start < 0) return false;
  // `new URL` is not used because it throws at addresses such as `//`, which any client can send.
  const query = new URLSearchParams(address.slice(start + 1));
  return query.getAll('url').some((url) => HIDDEN.test(url));
}

const LOCALES = ['id', 'en'];

/** The fixed parts of the site's paths, such as `group-tour`; the rest are ids and slugs. */
const WORDS = new Set<string>([
  ...LOCALES,
  ...Object.values(routes).flatMap((route) => (route as () => string)().split('/').filter(Boolean)),
]);

// Signs that end a sentence or a quotation, as they are or escaped: "%29" is ")", "%E2%80%9D" is "”". No id and no slug
// ends with one. Their number is limited, because an expression without a limit takes long for very long paths.
const END = /(?:\/?(?:[)\]}>.,;:!?'"*]|%(?:2[1279ACE]|3[ABEF]|[57]D|C2%BB|E2%80%(?:99|9D|A6)))){1,8}\/?$/i;

/** Returns the address that was meant, with its query; null when there is no other one on this site. */
export function typedPath(address: string): string | null {
  const [path = ''] = address.split('?', 1);
  const parts = path.replace(END, '').split('/').map(inSmallLetters);
  const page = parts.slice(LOCALES.includes(parts[1] ?? '') ? 2 : 1);
  // Two slashes at the start would be another host.
  const isOnSite = address.startsWith('/') && (page.join() === '' || WORDS.has(page[0] ?? ''));
  const meant = parts.join('/') || '/';
  return isOnSite && meant !== path ? meant.replace(/(.)\/$/, '$1') + address.slice(path.length) : null;
}

function inSmallLetters(part: string): string {
  const word = part.toLowerCase();
  return WORDS.has(word) ? word : part;
}
