import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { pageKeys } from './generated/page-keys';
import { i18nConfig, type Namespace } from './i18n';
import { defaultLocale } from './locales';
import { pickMessages } from './pick-messages';
import type { Messages } from './translate';

export type PageRoute = keyof typeof pageKeys;

/** Returns all messages of the given namespaces and of `common` in one language. */
export async function loadMessages(
  locale: string | undefined,
  namespaces: readonly Namespace[] = [],
): Promise<SSRConfig> {
  const language = locale ?? defaultLocale;
  const names = [...new Set(['common', ...namespaces])];
  // The files are read from the disk. Importing them as well makes Next refresh the open page when one of them changes.
  if (process.env.NODE_ENV === 'development') {
    await Promise.all(names.map((name) => import(`../../public/locales/${language}/${name}.json`)));
  }
  return serverSideTranslations(language, names, i18nConfig);
}

/**
 * Returns the messages of these namespaces that the page's code uses, to spread into its props. Development sends all
 * messages, so that a new one works without a restart.
 */
export async function loadPageMessages(
  locale: string | undefined,
  route: PageRoute,
  namespaces: readonly Namespace[] = [],
): Promise<SSRConfig> {
  const props = await loadMessages(locale, namespaces);
  const carried = props._nextI18Next;
  if (process.env.NODE_ENV !== 'production' || !carried) return props;
  const stores: Record<string, Messages> = carried.initialI18nStore;
  const initialI18nStore = Object.fromEntries(
    Object.entries(stores).map(([language, messages]) => [language, pickMessages(messages, pageKeys[route])]),
  );
  return { _nextI18Next: { ...carried, initialI18nStore } };
}
