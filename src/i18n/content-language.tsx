import { type ReactNode, useContext } from 'react';
import { defaultLocale, type Locale, locales } from './locales';
import { type PageLanguages, PageLanguagesContext } from './messages-context';
import { useMessages } from './use-messages';

type ProviderProps = Pick<PageLanguages, 'isMixed'> & {
  textLanguage: PageLanguages['texts'];
  languages: readonly Locale[] | undefined;
  children: ReactNode;
};

/** Provides the languages that came with the page (`pageFrame`) to all components in it. */
export function PageLanguagesProvider({ textLanguage, languages = locales, isMixed, children }: ProviderProps) {
  return (
    <PageLanguagesContext value={{ texts: textLanguage, page: languages, isMixed }}>{children}</PageLanguagesContext>
  );
}

/**
 * Returns the language in which search engines find the page: its own, or that of its texts if they do not exist in its
 * own.
 */
export function useIndexedLanguage(): Locale {
  const { locale } = useMessages();
  const { page } = useContext(PageLanguagesContext);
  return page.includes(locale) ? locale : (page[0] ?? defaultLocale);
}

/** Returns the row with the language of its texts named, as it is stored on the device. */
export function useWithLanguage<Row extends { language?: Locale }>(row: Row): Row & { language: Locale } {
  const { locale, lang } = useMessages();
  return { ...row, language: lang(row.language) ?? locale };
}

/** Returns the `lang` of `useMessages`, for a component without messages. */
export const useContentLang = () => useMessages().lang;
