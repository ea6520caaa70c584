import { classNames } from '@/lib/class-names';
import { AppLink } from './buttons/app-link';
import styles from './tabs-nav.module.css';

type TabsNavProps = {
  label: string;
  items: { href: string; label: string; isCurrent?: boolean }[];
  isSticky?: boolean;
  /** The value of `aria-current`: a place on this page, or a page. */
  kind?: 'location' | 'page';
  className?: string;
};

/**
 * Shows links that look like tabs: sections of a long page, or related pages. They scroll sideways on small screens.
 */
export function TabsNav({ label, items, isSticky, kind = 'location', className }: TabsNavProps) {
  return (
    <nav aria-label={label} className={classNames(styles.nav, isSticky && styles.isSticky, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <AppLink href={item.href} className={styles.tab} aria-current={item.isCurrent ? kind : undefined}>
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
