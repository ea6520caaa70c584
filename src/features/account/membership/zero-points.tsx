import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import styles from './membership.module.css';

/** Shows how to earn points, and when the menu lists the page, to a member with 0 points who opened it by its URL. */
export function ZeroPoints() {
  const { t } = useMessages('membership');
  return (
    <>
      <h2 className={`h3 ${styles.asideTitle}`}>{t('zero.title')}</h2>
      <p className={styles.asideText}>{t('zero.earn')}</p>
      <p className={styles.asideText}>{t('zero.menu')}</p>
      <GoLink href={routes.tours()}>{t('zero.tours')}</GoLink>
    </>
  );
}
