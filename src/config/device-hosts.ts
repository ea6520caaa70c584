import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What a small device's user agent has in it. */
export const DEVICES = ['mobile', 'android', 'iphone', 'ipad', 'ipod'];

const MOBILE = new RegExp(DEVICES.join('|'), 'i');
// Never redirected: the two pages that both hosts serve, what programs ask for, and files.
const STAYS = /^(\/(id|en))?\/(obs|prebook|api|_next|images|fonts|og)([/?]|$)|^[^?]*\.(ico|txt|xml)(\?|$)/;
// A path of the site; two slashes, or one and a backslash, begin the name of a host.
const PATH = /^\/(?![/\\])/;

/**
 * The hosts for small and large devices (§6): a mobile user agent on the main host goes to `m.` and a desktop one back,
 * with path and query. Returns the whole address, null for what stays where it is. Only the configuration names hosts:
 * that of the request is compared, never used.
 */
export function otherHost(mainHost: string, { method, url = '', headers }: Asked): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PATH.test(url) || STAYS.test(url)) return null;
  const host = nameOf(headers.host ?? '');
  const isMobile = MOBILE.test(headers['user-agent'] ?? '');
  if (isMobile && host === nameOf(mainHost)) return `https://m.${mainHost}${url}`;
  if (!isMobile && host === nameOf(`m.${mainHost}`)) return `https://${mainHost}${url}`;
  return null;
}

/** Rules of Next's configuration: on either host an answer depends on the device. */
export function deviceHeaders(mainHost: string | undefined) {
  if (!mainHost) return [];
  return [mainHost, `m.${mainHost}`].map((host) => ({
    source: '/:path*',
    has: [{ type: 'host', value: nameOf(host).replaceAll('.', '\\.') }],
    headers: [{ key: 'Vary', value: 'User-Agent' }],
  }));
}

/** The name of a host without its port, in small letters. */
const nameOf = (host: string) => (host.split(':')[0] ?? '').toLowerCase();
