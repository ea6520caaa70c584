import { createHmac } from 'node:crypto';

/** A preview link works for an hour. */
const PREVIEW_S = 3600;

export type PreviewOptions = { siteUrl: string; secret: string; now?: () => Date };

/**
 * Returns a function that makes the signed link which opens a page of the site with drafts, such as `/en/blog/a`. The
 * signature is the HMAC-SHA256 of `preview.<expires>.<path>`.
 */
export function previewLinks({ siteUrl, secret, now = () => new Date() }: PreviewOptions) {
  return (path: string): string => {
    const expires = String(Math.floor(now().getTime() / 1000) + PREVIEW_S);
    const signature = createHmac('sha256', secret).update(`preview.${expires}.${path}`).digest('hex');
    return `${siteUrl}/api/preview?${new URLSearchParams({ path, expires, signature })}`;
  };
}
