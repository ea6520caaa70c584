import type { UserConfig } from 'next-i18next/pages';
import { readMessages } from '@/next-internals/read-messages';
import { pageKeys } from './generated/page-keys';
import type { Namespace } from './i18n';
import { defaultLocale, locales } from './locales';
import type { CarriedMessages, Messages, MessageTree } from './translate';

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
): Promise<Messages> {
  const language = locale ?? defaultLocale;
  const names = [...new Set(['common', ...namespaces])];
  // The files are read from the disk. Importing them as well makes Next refresh the open page when one of them changes.
  if (process.env.NODE_ENV === 'development') {
    await Promise.all(names.map((name) => import(`../../public/locales/${language}/${name}.json`)));
  }
  return (await readMessages(language, names, i18nConfig)) as Messages;
}

/**
 * Returns the messages of these namespaces that the page's code uses, to spread into its props. Development sends all
 * messages, so that a new one works without a restart.
 */
export async function loadPageMessages(
  locale: string | undefined,
  route: PageRoute,
  namespaces: readonly Namespace[] = [],
): Promise<CarriedMessages> {
  const messages = await loadMessages(locale, namespaces);
  return { messages: process.env.NODE_ENV === 'production' ? pickMessages(messages, pageKeys[route]) : messages };
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
