import Link from 'next/link';
import { useRouter } from 'next/router';
import { letterhead, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { LegalLine } from '../footer/legal-line';
import { HomeLogo } from '../nav/home-logo';
import { OfflineBanner } from '../network/offline-banner';
import type { Layout, LayoutProps } from '../page';
import { LanguageSwitch } from '../top-bar/language-switch';
import styles from './booking-layout.module.css';
import { LanguageNote } from './language-note';
import pageStyles from './layouts.module.css';
import { NoScriptNote } from './no-script-note';
import { CONTENT_ID, SkipLink } from './skip-link';

/**
 * Shows the booking layout: logo, help, language and a link back to the tour, without menus and with a one-line footer.
 */
function BookingLayout({ children }: LayoutProps) {
  const { t } = useMessages();
  const { id } = useRouter().query;
  return (
    <>
      <SkipLink />
      <header className="boxless">
        <OfflineBanner />
        <div className={styles.header} data-print="none">
          <Container className={styles.row}>
            <HomeLogo />
            <a className={styles.link} href={whatsappLink()} target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" size={20} />
              <span className={styles.word}>{t('frame.help')}</span>
              <span className="visually-hidden"> {t('states.opensNewTab')}</span>
            </a>
            <LanguageSwitch />
            <Link className={styles.link} href={routes.tour(String(id))} prefetch={false}>
              <Icon name="close" size={20} />
              <span className={styles.word}>{t('frame.leave')}</span>
            </Link>
          </Container>
        </div>
      </header>
      <NoScriptNote />
      <LanguageNote />
      <p className="print-only">
        <FactLine facts={letterhead} />
      </p>
      <main className={pageStyles.main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer} data-print="none">
        <Container>
          <LegalLine className={styles.legal} />
        </Container>
      </footer>
    </>
  );
}

export const bookingLayout: Layout = { name: 'booking', Frame: BookingLayout };
