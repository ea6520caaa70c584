import Link from 'next/link';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Avatar } from '@/ui/static/pictures/avatar';
import styles from './site-nav.module.css';

/** Shows the My Account link with a picture; null shows the placeholder. */
export function AccountLink({ picture }: { picture: string | null }) {
  const { t } = useMessages();
  return (
    <Link className={classNames(styles.account, styles.mine)} href={routes.account()} prefetch={false}>
      <Avatar src={picture} size={36} />
      <span className={`visually-hidden ${styles.wideOnly}`}>{t('menu.account')}</span>
    </Link>
  );
}
