import { Footer } from '../footer/footer';
import { OfflineBanner } from '../network/offline-banner';
import { TopBar } from '../top-bar/top-bar';
import type { LayoutProps } from './layout-props';
import styles from './layouts.module.css';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Top bar and footer, without navigation and chat (§2). */
export function ObsLayout({ shell, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <TopBar shell={shell} />
      <OfflineBanner />
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
