import { defaultLocale, type Locale, locales } from '@/i18n/locales';

/**
 * Returns the `hreflang` of each address of a page with its language, and the default for other languages; none for a
 * page in a single language.
 */
export function alternatesIn(languages: readonly Locale[]): (readonly [hreflang: string, locale: Locale])[] {
  if (languages.length < 2) return [];
  const own = locales.filter((locale) => languages.includes(locale));
  return [...own.map((locale) => [locale, locale] as const), ['x-default', defaultLocale]];
}
