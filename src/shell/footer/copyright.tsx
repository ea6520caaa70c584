import { brand } from '@/config/brand';
import { todayInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import styles from './footer.module.css';

export const yearInJakarta = (now: Date = new Date()) => Number(todayInJakarta(now).slice(0, 4));

export function Copyright() {
  const { t } = useWords();
  return (
    // A page built on 31 December may be read on 1 January; that difference is no fault.
    <p className={styles.copyright} suppressHydrationWarning>
      {t('footer.copyright', { year: yearInJakarta(), name: brand.name })}
    </p>
  );
}
