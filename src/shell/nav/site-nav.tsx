import Link from 'next/link';
import { useRouter } from 'next/router';
import { useSnapshot } from 'valtio';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useOpening } from '@/lib/defer/use-opening';
import { useHydrated } from '@/lib/use-hydrated';
import { useRouterEvent } from '@/lib/use-router-event';
import { openSearch } from '@/state/search';
import { sessionState } from '@/state/session';
import { ButtonLink } from '@/ui/static/buttons/button';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Icon } from '@/ui/static/pictures/icon';
import { Logo } from '@/ui/static/pictures/logo';
import { returnPath, usePagePath } from '../top-bar/use-page-path';
import { AccountLink } from './account-link';
import { mainMenu } from './menu';
import { MenuItems } from './menu-items';
import styles from './site-nav.module.css';

/** Shows the logo, the menu, the search and the account below the top bar (§2). */
export function SiteNav() {
  const { t } = useMessages();
  const { pathname } = useRouter();
  return (
    <div className={styles.header} data-print="none">
      <div className={`container ${styles.row}`}>
        <HomeLogo className={styles.navLogo} />
        <nav className={styles.menu} aria-label={t('menu.main')}>
          <ul className={styles.list}>
            <MenuItems entries={mainMenu} className={styles.entry} pathname={pathname} />
          </ul>
        </nav>
        {/* Until the script has loaded, the link leads to the list, which has a search field. */}
        <Link
          className={styles.search}
          href={routes.tours()}
          prefetch={false}
          aria-label={t('menu.search')}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            openSearch();
          }}
        >
          <Icon name="search" />
        </Link>
        <AccountLinks />
        <MenuButton />
      </div>
    </div>
  );
}

/** Shows the logo as a link to the home page. */
export function HomeLogo({ className }: { className?: string }) {
  const { t } = useMessages();
  return (
    <Link
      className={classNames(styles.logo, className)}
      href={routes.home()}
      prefetch={false}
      aria-label={`${brand.name}: ${t('menu.home')}`}
    >
      <Logo name={brand.name.toLowerCase()} />
    </Link>
  );
}

// The code that reads the profile is loaded for members only.
const MyAccountLink = loadOnUse(
  () => import('./my-account-link').then((module) => module.MyAccountLink),
  () => <AccountLink picture={null} />,
);

/** Shows Sign In and Sign Up to visitors, and My Account with the profile picture to members (§2). */
function AccountLinks() {
  const { t } = useMessages();
  const { status } = useSnapshot(sessionState);
  const from = returnPath(usePagePath());
  if (status === 'member') return <MyAccountLink />;
  return (
    <>
      <Link className={styles.account} href={routes.signIn(from)} prefetch={false} rel="nofollow" data-atomic="">
        <Icon name="user" className={styles.smallOnly} />
        <span className={`visually-hidden ${styles.wideOnly}`}>{t('menu.signIn')}</span>
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

const MenuDrawer = loadOnUse(() => import('./menu-drawer').then((part) => part.MenuDrawer));

/**
 * Shows the button that opens the menu of small screens; until the script has loaded it is a link to the menu in the
 * footer.
 */
function MenuButton() {
  const { t } = useMessages();
  const isHydrated = useHydrated();
  const { isOpen, wasOpened, open, close } = useOpening();
  useRouterEvent('routeChangeComplete', close);
  return (
    <div className={styles.menuSlot}>
      {isHydrated ? (
        <RoundButton
          icon="menu"
          iconSize={22}
          label={t('menu.open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        />
      ) : (
        <a className={styles.menuLink} href="#site-map" aria-label={t('menu.open')}>
          <Icon name="menu" size={22} />
        </a>
      )}
      {wasOpened && <MenuDrawer isOpen={isOpen} onClose={close} />}
    </div>
  );
}
