import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import styles from './membership.module.css';

/** For who opened the page by its address: where points come from, and when the menu names it. */
export function ZeroPoints() {
  const { t } = useMessages('membership');
  return (
    <>
      <h2 className={styles.asideTitle}>{t('zero.title')}</h2>
      <p className={styles.asideText}>{t('zero.earn')}</p>
      <p className={styles.asideText}>{t('zero.menu')}</p>
      <GoLink href={routes.tours()}>{t('zero.tours')}</GoLink>
    </>
  );
}
