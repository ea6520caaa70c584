import { useRouter } from 'next/router';
import { useContext, useMemo } from 'react';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';
import { MessagesContext } from './messages-context';
import { type Translate, translator } from './translate';

/** Returns `t` for a namespace, and the page's language. */
export function useMessages(namespace: Namespace = 'common'): { t: Translate; locale: Locale } {
  const messages = useContext(MessagesContext);
  const { locale } = useRouter();
  const language: Locale = isLocale(locale) ? locale : defaultLocale;
  const t = useMemo(() => translator(messages, language, namespace), [messages, language, namespace]);
  return { t, locale: language };
}
