import { useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { letterhead } from '@/config/brand';
import { timeInJakarta } from '@/domain/dates';
import { PageLanguagesContext, useMessages } from '@/i18n/use-messages';
import { hydrateLater } from '@/lib/defer/hydrate-later';
import type { Elements } from '@/lib/elements';
import { networkState } from '@/state/network';
import { showSuccess } from '@/state/toasts';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { ErrorBoundary } from '../boundaries';
import { SiteNav } from '../nav/site-nav';
import type { Layout, LayoutProps } from '../page';
import { TopBar } from '../top-bar/top-bar';
import './generated/deferred-styles';
import styles from './layouts.module.css';

/** Shows the default layout: top bar, navigation, content, pre-footer, footer (§2). */
export function DefaultLayout({ hasPreFooter = true, children }: LayoutProps) {
  const header = (
    <>
      <TopBar />
      <OfflineBanner />
      <SiteNav />
    </>
  );
  return (
    <LayoutFrame header={header} footer={<SiteFooter hasPreFooter={hasPreFooter} />}>
      {children}
    </LayoutFrame>
  );
}

export const defaultLayout: Layout = { name: 'default', Frame: DefaultLayout };

/** Shows what every layout has around the content: skip link, header, notes, the letterhead on paper, and the end. */
export function LayoutFrame({ header, footer, children }: LayoutProps & { header: Elements; footer: Elements }) {
  const { t } = useMessages();
  const { isMixed } = useContext(PageLanguagesContext);
  const note = `small muted ${styles.note}`;
  return (
    <>
      <a className="skip-link" href="#content" data-print="none">
        {t('menu.skip')}
      </a>
      {/* Without `boxless` the header's box would end the sticky navigation when the page scrolls. */}
      <header className="boxless">{header}</header>
      <noscript>
        <div className={`container ${note}`}>{t('noScript')}</div>
      </noscript>
      {/* Some texts of the service are not in the language of the page. */}
      {isMixed && <div className={`container ${note}`}>{t('languageNote')}</div>}
      <p className="print-only">
        <FactLine facts={letterhead} />
      </p>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

/**
 * Shows and announces that the browser is offline and how old the shown data is; announces the return of the
 * connection.
 */
export function OfflineBanner() {
  const { t, locale } = useMessages();
  const { isOnline, offlineSince } = useSnapshot(networkState);
  const wasOnline = useRef(true);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showSuccess(t('network.online'));
    wasOnline.current = isOnline;
  }, [isOnline, t]);

  return (
    <div role="status" data-print="none">
      {offlineSince !== null && (
        <div className={styles.offline}>
          <div className={`container ${styles.offlineText}`}>
            <Icon name="offline" />
            <p>{t('network.offline', { time: timeInJakarta(new Date(offlineSince), locale) })}</p>
          </div>
        </div>
      )}
    </div>
  );
}

const DeferredFooter = hydrateLater(() => import('../footer/footer').then((part) => part.Footer));

/** Shows the end of the page. A page whose footer cannot be rendered ends without it. */
export function SiteFooter({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <DeferredFooter hasPreFooter={hasPreFooter} />
    </ErrorBoundary>
  );
}
