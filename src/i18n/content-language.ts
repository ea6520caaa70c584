import { createContext, useContext } from 'react';
import { defaultLocale, type Locale, locales } from './locales';
import { useMessages } from './use-messages';

/** The languages that came with the page (`pageFrame`). */
export type PageLanguages = {
  /** The language of the service's texts, except for rows that name another one; left out for that of the page. */
  textLanguage?: Locale | undefined;
  /** The languages in which this page exists, its own first; left out for all. */
  languages?: readonly Locale[] | undefined;
  /** True if some text on the page is in another language. */
  isMixed?: boolean | undefined;
};

export const PageLanguagesContext = createContext<PageLanguages>({});

/**
 * Returns the language in which search engines find the page: its own, or that of its texts if they do not exist in its
 * own.
 */
export function useIndexedLanguage(): Locale {
  const { locale } = useMessages();
  const { languages = locales } = useContext(PageLanguagesContext);
  return languages.includes(locale) ? locale : (languages[0] ?? defaultLocale);
}

/** Returns a function that gives the language of a text of the service. A row in a list passes the one that it names. */
function useTextLanguage(): (language?: Locale) => Locale {
  const { locale } = useMessages();
  const { textLanguage = locale } = useContext(PageLanguagesContext);
  return (language = textLanguage) => language;
}

/** Returns the row with the language of its texts named, as it is stored on the device. */
export function useWithLanguage<Row extends { language?: Locale }>(row: Row): Row & { language: Locale } {
  const textLanguage = useTextLanguage();
  return { ...row, language: textLanguage(row.language) };
}

/**
 * Returns a function that gives the `lang` attribute of a text of the service, undefined for the page's own language. A
 * row in a list passes the language that it names.
 */
export function useContentLang(): (language?: Locale) => Locale | undefined {
  const { locale } = useMessages();
  const textLanguage = useTextLanguage();
  return (language) => {
    const ofText = textLanguage(language);
    return ofText === locale ? undefined : ofText;
  };
}
