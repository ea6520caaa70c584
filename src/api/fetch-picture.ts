import { publicEnv, serviceHost } from '@/config/env';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 8_000_000;
const PICTURE = /^image\/(jpeg|png|webp|avif)$/;

/**
 * The bytes of a picture of the service; null for one that is elsewhere, too large, too late or no picture. Whoever can
 * write an address into a row must not make this server ask for others.
 */
export async function fetchPicture(address: string | null): Promise<Buffer | null> {
  const url = address && ownUrl(address);
  if (!url) return null;
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const isPicture = answer.ok && PICTURE.test(type.trim());
    if (isPicture) return await upTo(MAX_BYTES, answer);
    await answer.body?.cancel();
  } catch {
    // The card is drawn without it.
  }
  return null;
}

// The service may be known by another address here than in the browser; the picture is at both.
function ownUrl(address: string): URL | null {
  const own = new URL(serviceHost());
  if (!URL.canParse(address, own)) return null;
  const url = new URL(address, own);
  return [own.origin, publicEnv.serviceHost].includes(url.origin) ? new URL(url.pathname + url.search, own) : null;
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
