import { useRouter } from 'next/router';
import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { JsonLd } from '@/ui/static/json-ld';
import styles from './crumbs.module.css';

export type Crumb = { label: string; href?: string; lang?: string };

/**
 * Shows the breadcrumb from the home page to this page, with structured data. The last item is the current page; small
 * screens show only its parent.
 */
export function Crumbs({ items }: { items: Crumb[] }) {
  const { t, locale } = useMessages('common');
  const { asPath } = useRouter();
  const all = [{ label: t('menu.home'), href: routes.home() }, ...items];
  const last = all.length - 1;
  const here = asPath.split(/[?#]/, 1)[0] ?? '/';
  return (
    <>
      <nav aria-label={t('breadcrumb.label')} data-print="none">
        <ol className={`small muted cluster ${styles.list}`}>
          {all.map(({ label, href, lang }: Crumb, index) => (
            <li
              key={label}
              className={styles.item}
              data-parent={index === last - 1 || undefined}
              aria-current={index === last ? 'page' : undefined}
              lang={lang}
            >
              {href && index !== last ? <AppLink href={href}>{label}</AppLink> : label}
            </li>
          ))}
        </ol>
      </nav>
      <JsonLd data={typeof window === 'undefined' && crumbsData(all, here, (path) => pageUrl(locale, path))} />
    </>
  );
}

/** Returns the breadcrumb as schema.org's BreadcrumbList; an item without an address is the current page, at `here`. */
function crumbsData(items: readonly Crumb[], here: string, url: (path: string) => string) {
  const itemListElement = items.map(
    (item, index) =>
      ({ '@type': 'ListItem', position: index + 1, name: item.label, item: url(item.href ?? here) }) as const,
  );
  return { '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList;
}
