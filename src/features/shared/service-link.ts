import { safePath } from '@/lib/safe-path';

/** The target of a hyperlink from the service; `host` is null for a page of this site. */
export type ServiceLink = { href: string; host: string | null };

/** Returns a link for paths of this site and for http(s) addresses; null for scripts and invalid addresses. */
export function serviceLink(hyperlink: string | null): ServiceLink | null {
  if (!hyperlink) return null;
  const path = safePath(hyperlink, '');
  if (path) return { href: path, host: null };
  if (!URL.canParse(hyperlink)) return null;
  const url = new URL(hyperlink);
  return /^https?:$/.test(url.protocol) ? { href: url.href, host: url.hostname.replace(/^www\./, '') } : null;
}
