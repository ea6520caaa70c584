import { useRouter } from 'next/router';
import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { JsonLd } from '@/ui/static/json-ld';
import { Breadcrumb } from '@/ui/static/navigation/breadcrumb';

/** The way back from home to this page, for people and for search engines. The last item is the page itself. */
export function Crumbs({ items }: { items: Crumb[] }) {
  const { t, locale } = useWords('common');
  const { asPath } = useRouter();
  const all = [{ label: t('menu.home'), href: routes.home() }, ...items];
  const here = asPath.split(/[?#]/, 1)[0] ?? '/';
  return (
    <>
      <Breadcrumb label={t('breadcrumb.label')} items={all} />
      <JsonLd data={typeof window === 'undefined' && crumbsData(all, here, (path) => pageUrl(locale, path))} />
    </>
  );
}

type Crumb = { label: string; href?: string; lang?: string };

/** The breadcrumb as schema.org's BreadcrumbList; an item without an address is the current page, at `here`. */
export function crumbsData(items: readonly Crumb[], here: string, url: (path: string) => string) {
  const itemListElement = items.map(
    (item, index) =>
      ({ '@type': 'ListItem', position: index + 1, name: item.label, item: url(item.href ?? here) }) as const,
  );
  return { '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList;
}
