import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { i18nConfig, type Namespace } from './i18n';
import { defaultLocale } from './locales';

/** The words a page needs, to spread into its props: the named namespaces and `common`, in one language only. */
export function serverWords(locale: string | undefined, pageNamespaces: readonly Namespace[] = []): Promise<SSRConfig> {
  return serverSideTranslations(locale ?? defaultLocale, [...new Set(['common', ...pageNamespaces])], i18nConfig);
}
