import type { ItemList } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import type { Locale } from '@/i18n/locales';

/** Returns the schema.org data of a list of pages; `first` is the position of the first one, from 1. */
export function itemListData(locale: Locale, pages: readonly { path: string; name?: string }[], first = 1) {
  const itemListElement = pages.map(({ path, name }, index) => {
    return { '@type': 'ListItem', position: first + index, name, url: pageUrl(locale, path) } as const;
  });
  return { '@type': 'ItemList', itemListElement } satisfies ItemList;
}
