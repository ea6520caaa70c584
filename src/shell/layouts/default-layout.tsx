import { letterhead } from '@/config/brand';
import { FactLine } from '@/ui/static/fact-line';
import { PageFoot } from '../footer/page-foot';
import { SiteNav } from '../nav/site-nav';
import { OfflineBanner } from '../network/offline-banner';
import type { Layout, LayoutProps } from '../page';
import { TopBar } from '../top-bar/top-bar';
import { LanguageNote } from './language-note';
import styles from './layouts.module.css';
import { NoScriptNote } from './no-script-note';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Shows the default layout: top bar, navigation, content, pre-footer, footer (§2). */
export function DefaultLayout({ shell, hasPreFooter = true, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      {/* Without `boxless` the header's box would end the sticky navigation when the page scrolls. */}
      <header className="boxless">
        <TopBar shell={shell} />
        <OfflineBanner />
        <SiteNav />
      </header>
      <NoScriptNote />
      <LanguageNote />
      <p className="print-only">
        <FactLine facts={letterhead} />
      </p>
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <PageFoot hasPreFooter={hasPreFooter} />
    </>
  );
}

export const defaultLayout: Layout = { name: 'default', Frame: DefaultLayout };
