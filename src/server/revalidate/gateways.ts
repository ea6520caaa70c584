import http from 'node:http';
import https from 'node:https';

const LIMIT_MS = 5000;

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
 * Returns a function that replaces a page or file in the cache of every gateway. The cache holds an address once for
 * each device class and encoding (`proxy_cache_key` of the nginx template), so each of them is requested. Rejects when
 * a gateway does not answer.
 */
export function gatewayRefresh({ gateways, token, siteUrl, mainHost, buildId }: Options) {
  const host = mainHost ?? new URL(siteUrl).host;
  const devices = [
    { host, userAgent: LARGE_DEVICE },
    { host: mainHost ? `m.${mainHost}` : host, userAgent: SMALL_DEVICE },
  ];
  const variants = devices.flatMap((device) => ['', 'gzip'].map((encoding) => ({ ...device, encoding })));
  return async (path: string): Promise<void> => {
    const addresses = [path, ...(isFile(path) ? [] : [dataPath(path, buildId)])];
    const requests = gateways.flatMap((gateway) =>
      addresses.flatMap((address) => variants.map((variant) => requestHead(new URL(address, gateway), variant, token))),
    );
    await Promise.all(requests);
  };
}

const isFile = (path: string) => /\.\w+$/.test(path);

/** The address of a page's data, which the browser requests when a link of the site is followed. */
function dataPath(path: string, buildId: string): string {
  const [, english, page] = /^(\/en(?=\/|$))?(.*)$/.exec(path) ?? [];
  return `/_next/data/${buildId}/${english ? 'en' : 'id'}${page === '/' ? '' : page}.json`;
}

/** nginx stores the whole answer to a HEAD request. */
function requestHead(url: URL, { host, userAgent, encoding }: Variant, token: string) {
  const client = url.protocol === 'https:' ? https : http;
  const headers = { Host: host, 'User-Agent': userAgent, 'Accept-Encoding': encoding, 'X-Refresh-Token': token };
  return new Promise<void>((resolve, reject) => {
    const request = client.request(
      url,
      // The certificate of a gateway is that of the site.
      { method: 'HEAD', headers, timeout: LIMIT_MS, servername: host.replace(/:\d+$/, '') },
      (response) => {
        response.resume();
        response.once('end', resolve);
        response.once('error', reject);
      },
    );
    request.once('timeout', () => request.destroy(new Error(`${url.origin} did not answer in ${LIMIT_MS} ms`)));
    request.once('error', reject);
    request.end();
  });
}
