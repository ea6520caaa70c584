import { useRouter } from 'next/router';
import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { JsonLd } from '@/ui/static/json-ld';
import styles from './crumbs.module.css';

/** Shows the breadcrumb from the home page to this page, with structured data. The last item is the current page. */
export function Crumbs({ items }: { items: Crumb[] }) {
  const { t, locale } = useMessages('common');
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

export type Crumb = { label: string; href?: string; lang?: string };

/** Returns the breadcrumb as schema.org's BreadcrumbList; an item without an address is the current page, at `here`. */
function crumbsData(items: readonly Crumb[], here: string, url: (path: string) => string) {
  const itemListElement = items.map(
    (item, index) =>
      ({ '@type': 'ListItem', position: index + 1, name: item.label, item: url(item.href ?? here) }) as const,
  );
  return { '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList;
}

type BreadcrumbProps = { label: string; items: Crumb[] };

/** Shows the breadcrumb. The last item is the current page; small screens show only its parent. */
function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} data-print="none">
      <ol className={`small muted cluster ${styles.list}`}>
        {items.map((item, index) => (
          <li
            key={item.label}
            className={styles.item}
            data-parent={index === last - 1 || undefined}
            aria-current={index === last ? 'page' : undefined}
            lang={item.lang}
          >
            {item.href && index !== last ? <AppLink href={item.href}>{item.label}</AppLink> : item.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
