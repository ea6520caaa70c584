import { useRouter } from 'next/router';
import { createContext, useContext, useMemo } from 'react';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Messages, type Translate, translator } from './translate';

/** The messages that came with the page, for all components in it. */
export const MessagesContext = createContext<Messages>({});

/** Returns `t` for a namespace, and the page's language. */
export function useMessages(namespace: Namespace = 'common'): { t: Translate; locale: Locale } {
  const messages = useContext(MessagesContext);
  const { locale } = useRouter();
  const language: Locale = isLocale(locale) ? locale : defaultLocale;
  const t = useMemo(() => translator(messages, language, namespace), [messages, language, namespace]);
  return { t, locale: language };
}
