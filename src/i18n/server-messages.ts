import type { SSRConfig, UserConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { pageKeys } from './generated/page-keys';
import type { Namespace } from './i18n';
import { defaultLocale, locales } from './locales';
import type { Messages, MessageTree } from './translate';

export type PageRoute = keyof typeof pageKeys;

/** The configuration of next-i18next. It contains no path and is never sent with a page. */
const i18nConfig: UserConfig = {
  i18n: { locales: [...locales], defaultLocale, localeDetection: false },
  defaultNS: 'common',
  fallbackLng: false,
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  returnNull: false,
};

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

/** The paths of messages or of whole branches, by namespace; true for the whole namespace. */
type Paths = Readonly<Record<string, readonly string[] | true>>;

/** Returns only the messages at these paths. */
export function pickMessages(messages: Messages, paths: Paths): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, tree]) => [name, branches(tree, paths[name] ?? true)]),
  );
}

function branches(tree: MessageTree, paths: readonly string[] | true): MessageTree {
  if (paths === true) return tree;
  const kept: MessageTree = {};
  for (const path of paths) graft(kept, tree, path.split('.'));
  return kept;
}

// The path may exist only in the other language, which has other plural forms.
function graft(onto: MessageTree, tree: MessageTree, [name = '', ...rest]: string[]): void {
  const node = tree[name];
  if (node === undefined) return;
  if (rest.length === 0 || typeof node === 'string') {
    onto[name] = node;
    return;
  }
  const inner = onto[name];
  const branch = typeof inner === 'object' ? inner : {};
  onto[name] = branch;
  graft(branch, node, rest);
}
