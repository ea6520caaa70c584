import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { pageKeys } from './generated/page-keys';
import { i18nConfig, type Namespace } from './i18n';
import { defaultLocale } from './locales';
import type { Words } from './translate';
import { wordsAt } from './words-at';

export type WordsRoute = keyof typeof pageKeys;

/** The words of the named namespaces and of `common`, in one language only. */
export function serverWords(locale: string | undefined, namespaces: readonly Namespace[] = []): Promise<SSRConfig> {
  return serverSideTranslations(locale ?? defaultLocale, [...new Set(['common', ...namespaces])], i18nConfig);
}

/**
 * The words that a page's own code asks for of these namespaces, to spread into its props. Development sends them all,
 * so that a new word is there at once.
 */
export async function wordsOfPage(
  locale: string | undefined,
  route: WordsRoute,
  namespaces: readonly Namespace[] = [],
): Promise<SSRConfig> {
  const props = await serverWords(locale, namespaces);
  const carried = props._nextI18Next;
  if (process.env.NODE_ENV !== 'production' || !carried) return props;
  const stores: Record<string, Words> = carried.initialI18nStore;
  const initialI18nStore = Object.fromEntries(
    Object.entries(stores).map(([language, words]) => [language, wordsAt(words, pageKeys[route])]),
  );
  return { _nextI18Next: { ...carried, initialI18nStore } };
}
