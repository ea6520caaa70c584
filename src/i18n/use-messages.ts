import { useRouter } from 'next/router';
import { useContext, useMemo } from 'react';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';
import { MessagesContext, PageLanguagesContext } from './messages-context';
import { translator } from './translate';

/**
 * Returns `t` for a namespace, the page's language, and a function that gives the `lang` attribute of a text of the
 * service: undefined for the page's own language. A row in a list passes the language that it names.
 */
export function useMessages(namespace: Namespace = 'common') {
  const messages = useContext(MessagesContext);
  const { texts } = useContext(PageLanguagesContext);
  const router = useRouter();
  const locale: Locale = isLocale(router.locale) ? router.locale : defaultLocale;
  const t = useMemo(() => translator(messages, locale, namespace), [messages, locale, namespace]);
  const lang = (ofText = texts ?? locale) => (ofText === locale ? undefined : ofText);
  return { t, locale, lang };
}
