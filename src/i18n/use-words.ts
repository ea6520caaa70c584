import { useRouter } from 'next/router';
import { useContext, useMemo } from 'react';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Translate, translator } from './translate';
import { WordsContext } from './words-context';

/** `t` for a namespace in the language of the page. */
export function useWords(namespace: Namespace = 'common'): { t: Translate; locale: Locale } {
  const words = useContext(WordsContext);
  const { locale } = useRouter();
  const language: Locale = isLocale(locale) ? locale : defaultLocale;
  const t = useMemo(() => translator(words, language, namespace), [words, language, namespace]);
  return { t, locale: language };
}
