import type { ItemList } from 'schema-dts';

/** The tours of a page of the list as schema.org's ItemList of their addresses; `first` is the place of the first one. */
export function tourItemsData(ids: readonly number[], first: number, urlOf: (id: number) => string) {
  const itemListElement = ids.map(
    (id, index) => ({ '@type': 'ListItem', position: first + index, url: urlOf(id) }) as const,
  );
  return { '@type': 'ItemList', itemListElement } satisfies ItemList;
}
