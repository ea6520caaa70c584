import Link from 'next/link';
import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { openSearch } from '@/state/search';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import { AccountLinks } from './account-links';
import { HomeLogo } from './home-logo';
import { currentOf, mainMenu } from './menu';
import { MenuButton } from './menu-button';
import styles from './site-nav.module.css';

export function SiteNav() {
  const { t } = useMessages();
  const { pathname } = useRouter();
  return (
    <div className={styles.header} data-print="none">
      <Container className={styles.row}>
        <HomeLogo className={styles.logo} />
        <nav className={styles.menu} aria-label={t('menu.main')}>
          <ul className={styles.list}>
            {mainMenu.map(({ messageKey, href }) => (
              <li key={href}>
                <Link className={styles.entry} href={href} prefetch={false} aria-current={currentOf(href, pathname)}>
                  {t(messageKey)}
                </Link>
              </li>
            ))}
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
      </Container>
    </div>
  );
}
