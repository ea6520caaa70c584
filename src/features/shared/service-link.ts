import { safePath } from '@/lib/safe-path';

/** Where a hyperlink of the service leads; `host` is null for a page of this site. */
export type ServiceLink = { href: string; host: string | null };

/** Only paths of this site and web addresses lead anywhere; a script or a broken address is no link. */
export function serviceLink(hyperlink: string | null): ServiceLink | null {
  if (!hyperlink) return null;
  const path = safePath(hyperlink, '');
  if (path) return { href: path, host: null };
  if (!URL.canParse(hyperlink)) return null;
  const url = new URL(hyperlink);
  return /^https?:$/.test(url.protocol) ? { href: url.href, host: url.hostname.replace(/^www\./, '') } : null;
}
