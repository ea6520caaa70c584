import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { Namespace } from './i18n';
import { defaultLocale, isLocale, type Locale } from './locales';

/** `t` for the words of a namespace and the language of the page. */
export function useWords(namespace: Namespace = 'common') {
  const { t } = useTranslation(namespace);
  const { locale } = useRouter();
  const language: Locale = isLocale(locale) ? locale : defaultLocale;
  return { t, locale: language };
}
