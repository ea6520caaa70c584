import { letterhead } from '@/config/brand';
import { Footer } from '../footer/footer';
import { PreFooter } from '../footer/pre-footer';
import { SiteNav } from '../nav/site-nav';
import { OfflineBanner } from '../network/offline-banner';
import { TopBar } from '../top-bar/top-bar';
import type { LayoutProps } from './layout-props';
import styles from './layouts.module.css';
import { NoScriptNote } from './no-script-note';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Top bar, navigation, content, pre-footer, footer (§2). */
export function DefaultLayout({ shell, hasPreFooter = true, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <TopBar shell={shell} />
      <OfflineBanner />
      <SiteNav />
      <NoScriptNote />
      <p className="print-only">{letterhead}</p>
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {hasPreFooter && <PreFooter />}
      <Footer />
    </>
  );
}
