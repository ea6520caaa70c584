import { useContext } from 'react';
import { defaultLocale, type Locale, locales } from './locales';
import { PageLanguagesContext, useMessages } from './use-messages';

/**
 * Returns the language in which search engines find the page: its own, or that of its texts if they do not exist in its
 * own language.
 */
export function useIndexedLanguage(): Locale {
  const { locale } = useMessages();
  const { languages = locales } = useContext(PageLanguagesContext);
  return languages.includes(locale) ? locale : (languages[0] ?? defaultLocale);
}

/** Returns the row with the language of its texts named, as it is stored on the device. */
export function useWithLanguage<Row extends { language?: Locale }>(row: Row): Row & { language: Locale } {
  const { locale, lang } = useMessages();
  return { ...row, language: lang(row.language) ?? locale };
}
