import { useRouter } from 'next/router';
import { createContext, useContext, useMemo } from 'react';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Messages, translator } from './translate';

/** The messages that came with the page, for all components in it. */
export const MessagesContext = createContext<Messages>({});

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
 * Returns `t` for a namespace, the page's language, and a function that gives the `lang` attribute of a text of the
 * service: undefined for the page's own language. A row in a list passes the language that it names.
 */
export function useMessages(namespace: Namespace = 'common') {
  const messages = useContext(MessagesContext);
  const { textLanguage } = useContext(PageLanguagesContext);
  const router = useRouter();
  const locale: Locale = isLocale(router.locale) ? router.locale : defaultLocale;
  const t = useMemo(() => translator(messages, locale, namespace), [messages, locale, namespace]);
  const lang = (ofText = textLanguage ?? locale) => (ofText === locale ? undefined : ofText);
  return { t, locale, lang };
}
