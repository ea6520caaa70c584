import Link from 'next/link';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { sessionState } from '@/state/session';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Icon } from '@/ui/static/pictures/icon';
import { returnPath } from '../top-bar/page-path';
import { usePagePath } from '../top-bar/use-page-path';
import { AccountLink } from './account-link';
import styles from './site-nav.module.css';

// The code that reads the profile is loaded for members only.
const MyAccountLink = loadOnUse(
  () => import('./my-account-link').then((module) => module.MyAccountLink),
  () => <AccountLink picture={null} />,
);

/** Shows Sign In and Sign Up to visitors, and My Account with the profile picture to members (§2). */
export function AccountLinks() {
  const { status } = useSnapshot(sessionState);
  return status === 'member' ? <MyAccountLink /> : <SignInLinks />;
}

function SignInLinks() {
  const { t } = useMessages();
  const from = returnPath(usePagePath());
  return (
    <>
      <Link className={styles.account} href={routes.signIn(from)} prefetch={false} rel="nofollow" data-atomic="">
        <Icon name="user" className={styles.smallOnly} />
        <span className={styles.wideOnly}>{t('menu.signIn')}</span>
      </Link>
      <ButtonLink
        className={styles.signUp}
        look="line"
        size="compact"
        href={routes.signUp(from)}
        prefetch={false}
        rel="nofollow"
      >
        {t('menu.signUp')}
      </ButtonLink>
    </>
  );
}
