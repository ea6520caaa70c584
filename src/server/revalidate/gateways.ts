import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { dataPath } from '@/next-internals/built-pages';

const LIMIT_MS = 5000;
const REFUSED = [421, 429];

type Options = {
  /** The origins of the gateways: one nginx each, with a cache of its own. */
  gateways: readonly string[];
  /** The token by which a gateway recognises the site (`GATEWAY_TOKEN`). */
  token: string;
  /** The public address of the site. */
  siteUrl: string;
  /** The host for large devices when phones have a host of their own (`m.`). */
  mainHost: string | undefined;
  buildId: string;
};

type Variant = { host: string; userAgent: string; encoding: string };

const LARGE_DEVICE = 'Kelana';
const SMALL_DEVICE = 'Kelana Mobile';

/**
 * Returns functions that replace a page or a file in the cache of every gateway. The cache holds an address once for
 * each device class and encoding (`proxy_cache_key` of the nginx template), and a preview image, which is expensive to
 * draw, once for each host; each of them is requested. They reject
 * when a gateway does not answer, answers with an error, or does not know the token.
 */
export function gatewayRefresh({ gateways, token, siteUrl, mainHost, buildId }: Options) {
  const host = mainHost ?? new URL(siteUrl).host;
  const devices = [
    { host, userAgent: LARGE_DEVICE },
    { host: mainHost ? `m.${mainHost}` : host, userAgent: SMALL_DEVICE },
  ];
  const variants = devices.flatMap((device) => ['', 'gzip'].map((encoding) => ({ ...device, encoding })));
  const hosts = [...new Set(devices.map((device) => device.host))];
  const previewVariants = hosts.map((name) => ({ host: name, userAgent: LARGE_DEVICE, encoding: '' }));
  const refresh = async (addresses: string[], asked = variants): Promise<void> => {
    const urls = gateways.flatMap((gateway) => addresses.map((address) => new URL(address, gateway)));
    await Promise.all(urls.flatMap((url) => asked.map((variant) => requestHead(url, variant, token))));
  };
  return {
    /** Asks each gateway for an address that no cache keeps. */
    check: () => refresh(['/api/health/live']),
    /** Replaces a page and the data that browsers request when a link leads to it. */
    page: (path: string) => refresh([path, dataPath(path, buildId)]),
    file: (path: string) => refresh([path], path.endsWith('.png') ? previewVariants : variants),
  };
}

/** nginx stores the whole answer to a HEAD request. */
function requestHead(url: URL, { host, userAgent, encoding }: Variant, token: string): Promise<void> {
  const client = url.protocol === 'https:' ? https : http;
  const headers = { Host: host, 'User-Agent': userAgent, 'Accept-Encoding': encoding, 'X-Refresh-Token': token };
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      // The certificate of a gateway is that of the site.
      { method: 'HEAD', headers, timeout: LIMIT_MS, servername: host.replace(/:\d+$/, '') },
      (response) => {
        response.resume();
        response.once('end', () => (isRefreshed(response) ? resolve() : reject(refusalOf(url, response))));
        response.once('error', reject);
      },
    );
    request.once('timeout', () => request.destroy(new Error(`${url.origin} did not answer in ${LIMIT_MS} ms`)));
    request.once('error', reject);
    request.end();
  });
}

/** nginx says that it did not answer from its cache, which is so for the right token. */
function isRefreshed({ statusCode = 0, headers }: IncomingMessage): boolean {
  return headers['x-cache'] === 'BYPASS' && statusCode < 500 && !REFUSED.includes(statusCode);
}

function refusalOf({ origin }: URL, { statusCode, headers }: IncomingMessage): Error {
  return new Error(`${origin} answered ${statusCode} (cache: ${headers['x-cache'] ?? 'none'})`);
}
