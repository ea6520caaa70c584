import Link from 'next/link';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { sessionState } from '@/state/session';
import { Avatar } from '@/ui/static/avatar';
import { ButtonLink } from '@/ui/static/button-link';
import { Icon } from '@/ui/static/icon';
import { useMember } from '../member/use-member';
import { returnPath } from '../top-bar/page-path';
import { usePagePath } from '../top-bar/use-page-path';
import styles from './site-nav.module.css';

/** Sign In and Sign Up for visitors, My Account with the profile picture for members (§2). */
export function AccountLinks() {
  const { status } = useSnapshot(sessionState);
  return status === 'member' ? <MyAccountLink /> : <SignInLinks />;
}

function MyAccountLink() {
  const { t } = useWords();
  const { avatar } = useMember();
  return (
    <Link className={classNames(styles.account, styles.mine)} href={routes.account()}>
      <Avatar src={avatar} size={36} />
      <span className={styles.wideOnly}>{t('menu.account')}</span>
    </Link>
  );
}

function SignInLinks() {
  const { t } = useWords();
  const from = returnPath(usePagePath());
  return (
    <>
      <Link className={styles.account} href={routes.signIn(from)} prefetch={false} rel="nofollow">
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
