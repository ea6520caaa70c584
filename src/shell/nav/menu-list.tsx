import Link from 'next/link';
import { useRouter } from 'next/router';
import { useSnapshot } from 'valtio';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { returnPath } from '../top-bar/page-path';
import { usePagePath } from '../top-bar/use-page-path';
import { currentOf, mainMenu, moreMenu } from './menu';
import styles from './menu-list.module.css';

/** Lists the entries of the small-screen menu: all pages of the top menu, the additional pages, and the account. */
export function MenuList() {
  const { t } = useMessages();
  const { pathname } = useRouter();
  return (
    <nav aria-label={t('menu.main')}>
      <ul className={styles.list}>
        {mainMenu.map(({ messageKey, href }) => (
          <li key={href}>
            <Link className={styles.entry} href={href} prefetch={false} aria-current={currentOf(href, pathname)}>
              {t(messageKey)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {moreMenu.map(({ messageKey, href }) => (
          <li key={href}>
            <Link className={styles.quiet} href={href} prefetch={false} aria-current={currentOf(href, pathname)}>
              {t(messageKey)}
            </Link>
          </li>
        ))}
      </ul>
      <AccountButtons />
    </nav>
  );
}

function AccountButtons() {
  const { t } = useMessages();
  const { status } = useSnapshot(sessionState);
  const from = returnPath(usePagePath());
  return (
    <div className={styles.account}>
      {status === 'member' ? (
        <ButtonLink href={routes.account()} look="second" icon="user">
          {t('menu.account')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={routes.signIn(from)}>{t('menu.signIn')}</ButtonLink>
          <ButtonLink href={routes.signUp(from)} look="line">
            {t('menu.signUp')}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={whatsappLink()} look="quiet" icon="whatsapp" rel="noopener">
        {t('buttons.askWhatsapp')}
      </ButtonLink>
    </div>
  );
}
