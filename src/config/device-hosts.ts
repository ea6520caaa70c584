import type { IncomingMessage } from 'node:http';

type RequestParts = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Substrings of the user agent of a small device. */
export const DEVICES = ['mobile', 'android', 'iphone', 'ipad', 'ipod'];

const MOBILE = new RegExp(DEVICES.join('|'), 'i');
// Paths that are never redirected: the two pages that both hosts serve, requests by programs, and files.
const STAYS = /^(\/(id|en))?\/(obs|prebook|api|_next|images|fonts|og)([/?]|$)|^[^?]*\.(ico|txt|xml)(\?|$)/;
// A path of this site; two slashes, or a slash and a backslash, would start a host name.
const PATH = /^\/(?![/\\])/;

/**
 * Returns the full address on the host for the other kind of device (§6), or null for a request that is not redirected:
 * a mobile user agent on the main host goes to `m.` and a desktop one back, with path and query. The target host is
 * taken from the configuration alone; the Host header is only compared, because a client can forge it.
 */
export function otherHost(mainHost: string, { method, url = '', headers }: RequestParts): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PATH.test(url) || STAYS.test(url)) return null;
  const host = nameOf(headers.host ?? '');
  const isMobile = MOBILE.test(headers['user-agent'] ?? '');
  if (isMobile && host === nameOf(mainHost)) return `https://m.${mainHost}${url}`;
  if (!isMobile && host === nameOf(`m.${mainHost}`)) return `https://${mainHost}${url}`;
  return null;
}

/** Returns rules for next.config.js: on either host a response depends on the device, so caches must vary by it. */
export function deviceHeaders(mainHost: string | undefined) {
  if (!mainHost) return [];
  return [mainHost, `m.${mainHost}`].map((host) => ({
    source: '/:path*',
    has: [{ type: 'host', value: nameOf(host).replaceAll('.', '\\.') }],
    headers: [{ key: 'Vary', value: 'User-Agent' }],
  }));
}

/** Returns a host name without its port, in lower case. */
const nameOf = (host: string) => (host.split(':')[0] ?? '').toLowerCase();
