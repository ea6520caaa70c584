import { brand } from '@/config/brand';
import { todayInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import styles from './footer.module.css';

export const yearInJakarta = (now: Date = new Date()) => Number(todayInJakarta(now).slice(0, 4));

export function Copyright() {
  const { t } = useMessages();
  return (
    // A page rendered on 31 December may hydrate on 1 January; that mismatch is not an error.
    <p className={styles.copyright} suppressHydrationWarning>
      {t('footer.copyright', { year: yearInJakarta(), name: brand.name })}
    </p>
  );
}
