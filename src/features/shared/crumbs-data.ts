import type { BreadcrumbList } from 'schema-dts';

export type Crumb = { label: string; href?: string; lang?: string };

/** The way back as schema.org's BreadcrumbList; an item without an address of its own is the page at `here`. */
export function crumbsData(items: readonly Crumb[], here: string, url: (path: string) => string) {
  const itemListElement = items.map(
    (item, index) =>
      ({ '@type': 'ListItem', position: index + 1, name: item.label, item: url(item.href ?? here) }) as const,
  );
  return { '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList;
}
