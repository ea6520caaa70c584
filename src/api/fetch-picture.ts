import { pictureHosts, publicEnv, serviceHost } from '@/config/env';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 8_000_000;
const PICTURE = /^image\/(jpeg|png|webp|avif)$/;

/**
 * Fetches a picture of the service or of a host in PICTURE_HOSTS. Returns null when it is on another host, too large,
 * too slow or not a picture. Other hosts are refused because the address comes from data, and editors must not be able to send requests from this
 * server (SSRF).
 */
export async function fetchPicture(address: string | null): Promise<Buffer | null> {
  const url = address && allowedUrl(address);
  if (!url) return null;
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const isPicture = answer.ok && PICTURE.test(type.trim());
    if (isPicture) return await upTo(MAX_BYTES, answer);
    await answer.body?.cancel();
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

async function upTo(limit: number, { body }: Response): Promise<Buffer | null> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return parts.length > 0 ? Buffer.concat(parts) : null;
}
