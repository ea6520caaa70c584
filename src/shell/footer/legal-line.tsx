import { brand } from '@/config/brand';
import { todayInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { MenuItems } from '../nav/menu-items';
import { footerMenus } from './footer-menus';
import styles from './legal-line.module.css';

export const yearInJakarta = (now?: Date) => Number(todayInJakarta(now).slice(0, 4));

/** Shows the copyright with the links to the legal pages, at the end of every layout. */
export function LegalLine({ className }: { className?: string }) {
  const { t } = useMessages();
  return (
    <div className={classNames('muted cluster', styles.line, className)}>
      {/* A page rendered on 31 December may hydrate on 1 January; that mismatch is not an error. */}
      <p suppressHydrationWarning>{t('footer.copyright', { year: yearInJakarta(), name: brand.name })}</p>
      <ul className={`cluster ${styles.list}`}>
        <MenuItems entries={footerMenus.legal} className={styles.link} />
      </ul>
    </div>
  );
}
