import { useRouter } from 'next/router';
import { useSnapshot } from 'valtio';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { Drawer } from '@/ui/controls/dialog';
import { ButtonLink } from '@/ui/static/buttons/button';
import { returnPath, usePagePath } from '../top-bar/use-page-path';
import { mainMenu, moreMenu } from './menu';
import styles from './menu-drawer.module.css';
import { MenuItems } from './menu-items';

/** Shows the menu of small screens: all pages of the top menu, the additional pages, and the account. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages();
  const { pathname } = useRouter();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('menu.title')} closeLabel={t('menu.close')}>
      <nav aria-label={t('menu.main')}>
        <ul className={styles.list}>
          <MenuItems entries={mainMenu} className={styles.entry} pathname={pathname} />
        </ul>
        <ul className={styles.more}>
          <MenuItems entries={moreMenu} className={styles.quiet} pathname={pathname} />
        </ul>
        <AccountButtons />
      </nav>
    </Drawer>
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
