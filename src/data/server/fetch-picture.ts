import { pictureHosts, publicEnv, serviceHost } from '@/config/env';
import { readUpTo } from '@/lib/http/read-up-to';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 8_000_000;
const PICTURE = /^image\/(jpeg|png|webp|avif)$/;

/**
 * Fetches a picture of the service or of a host in PICTURE_HOSTS. Returns null when it is on another host, too large,
 * too slow or not a picture. Other hosts are refused because the address comes from data, and editors must not be able to
 * send requests from this server (SSRF).
 */
export async function fetchPicture(address: string | null): Promise<Buffer | null> {
  const url = address && allowedUrl(address);
  if (!url) return null;
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const isPicture = answer.ok && PICTURE.test(type.trim());
    // The types of browsers do not have the iterator of a stream.
    const body = answer.body as (ReadableStream & AsyncIterable<Uint8Array>) | null;
    const bytes = isPicture && body ? await readUpTo(MAX_BYTES, body) : null;
    if (bytes?.length) return bytes;
    if (!isPicture) await body?.cancel();
  } catch {
    // A failure is ignored: the preview card is drawn without the picture.
  }
  return null;
}

// The server may use another address for the service than browsers do, so only the path is taken from the URL.
function allowedUrl(address: string): URL | null {
  const serviceUrl = new URL(serviceHost());
  if (!URL.canParse(address, serviceUrl)) return null;
  const url = new URL(address, serviceUrl);
  if (pictureHosts.includes(url.origin)) return url;
  return [serviceUrl.origin, publicEnv.serviceHost].includes(url.origin)
    ? new URL(url.pathname + url.search, serviceUrl)
    : null;
}
