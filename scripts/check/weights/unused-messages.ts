import { flatKeys, type MessageTree } from '../../generate/messages/message-keys.ts';
import type { PageKeys } from '../../generate/messages/page-keys.ts';
import { pageData } from './built-pages.ts';

type Props = { _nextI18Next?: { initialI18nStore: Record<string, Record<string, MessageTree>> } };

/** Returns the keys of the messages in a built page that no code of its route uses; all keys for an unknown route. */
export function unusedMessages(html: string, used: PageKeys = {}): string[] {
  const { props } = JSON.parse(pageData(html) || '{}') as { props?: { pageProps?: Props } };
  const stores = Object.values(props?.pageProps?._nextI18Next?.initialI18nStore ?? {});
  return stores.flatMap((messages) =>
    Object.entries(messages).flatMap(([namespace, tree]) => {
      const paths = used[namespace] ?? [];
      const isUsed = (key: string) => paths === true || paths.some((path) => `${key}.`.startsWith(`${path}.`));
      return flatKeys(tree).flatMap((key) => (isUsed(key) ? [] : [`${namespace}:${key}`]));
    }),
  );
}
