import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/config/routes';

const LOCALES = ['id', 'en'];

/** The fixed parts of the site's paths, such as `group-tour`; the rest are ids and slugs. */
const WORDS = new Set<string>([
  ...LOCALES,
  ...Object.values(routes).flatMap((route) => (route as () => string)().split('/').filter(Boolean)),
]);

// Signs that end a sentence or a quotation, as they are or escaped: "%29" is ")", "%E2%80%9D" is "”". No id and no slug
// ends with one. Their number is limited, because an expression without a limit takes long for very long paths.
const END = /(?:\/?(?:[)\]}>.,;:!?'"*]|%(?:2[1279ACE]|3[ABEF]|[57]D|C2%BB|E2%80%(?:99|9D|A6)))){1,8}\/?$/i;

/**
 * Redirects a reading request once when its path was copied with the punctuation of a sentence (`/group-tour/1,`) or
 * typed in capitals. As in `redirectDevices`, Next skips a request that is already answered.
 */
export function redirectTypedPaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const location = isReading && !response.writableEnded ? typedPath(request.url ?? '') : null;
    if (location) response.writeHead(308, { Location: location }).end();
  });
}

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
