import { AppLink } from '../buttons/app-link';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = { label: string; items: { label: string; href?: string; lang?: string }[] };

/** The breadcrumb. The last item is the page itself; small screens show only its parent. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
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
