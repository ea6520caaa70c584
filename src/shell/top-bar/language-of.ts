import type { Locale } from '@/i18n/locales';

/** The language of a page of this site by its address; null for an address elsewhere or none. */
export function languageOf(address: string, origin: string): Locale | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  return /^\/en(?:\/|$)/.test(url.pathname) ? 'en' : 'id';
}
