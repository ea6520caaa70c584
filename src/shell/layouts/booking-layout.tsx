import Link from 'next/link';
import { useRouter } from 'next/router';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { wholeNumber } from '@/lib/whole-number';
import { Icon } from '@/ui/static/pictures/icon';
import { LegalLine } from '../footer/legal-line';
import { HomeLogo } from '../nav/site-nav';
import type { Layout, LayoutProps } from '../page';
import { LanguageSwitch } from '../top-bar/top-bar';
import styles from './booking-layout.module.css';
import { LayoutFrame, OfflineBanner } from './default-layout';

/**
 * Shows the booking layout: logo, help, language and a link back to the tour and its chosen departure, without menus and
 * with a one-line footer.
 */
function BookingLayout({ children }: LayoutProps) {
  const { t } = useMessages();
  const { id, itinerary } = useRouter().query;
  const departure = wholeNumber(itinerary) ?? undefined;
  const header = (
    <>
      <OfflineBanner />
      <div className={styles.header} data-print="none">
        <div className={`container ${styles.row}`}>
          <HomeLogo />
          <a className={styles.link} href={whatsappLink()} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" size={20} />
            <span className={`visually-hidden ${styles.word}`}>{t('frame.help')}</span>
            <span className="visually-hidden"> {t('states.opensNewTab')}</span>
          </a>
          <LanguageSwitch />
          <Link className={styles.link} href={routes.tour(String(id), { itinerary: departure })} prefetch={false}>
            <Icon name="close" size={20} />
            <span className={`visually-hidden ${styles.word}`}>{t('frame.leave')}</span>
          </Link>
        </div>
      </div>
    </>
  );
  const footer = (
    <footer className={styles.footer} data-print="none">
      <div className="container">
        <LegalLine className="small" />
      </div>
    </footer>
  );
  return (
    <LayoutFrame header={header} footer={footer}>
      {children}
    </LayoutFrame>
  );
}

export const bookingLayout: Layout = { name: 'booking', Frame: BookingLayout };
