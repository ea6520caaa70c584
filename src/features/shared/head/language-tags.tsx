import { pageUrl } from '@/config/page-url';
import { defaultLocale, locales } from '@/i18n/locales';

/** The addresses of a page in every language, and the one for all others. */
export function languageTags(path: string) {
  const places = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const];
  return places.map(([language, locale]) => (
    <link key={language} rel="alternate" hrefLang={language} href={pageUrl(locale, path)} />
  ));
}
