import { useRouter } from 'next/router';
import { useState } from 'react';
import { routes } from '@/config/routes';
import { IdleGuard } from '../counter/idle-guard';
import { Footer } from '../footer/footer';
import { OfflineBanner } from '../network/offline-banner';
import { TopBar } from '../top-bar/top-bar';
import type { LayoutProps } from './layout-props';
import styles from './layouts.module.css';
import { NoScriptNote } from './no-script-note';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Top bar and footer, without navigation and chat (§2). */
export function ObsLayout({ shell, children }: LayoutProps) {
  // Signing in on the way through a booking.
  const isOwn = useRouter().pathname === routes.obs();
  const [round, setRound] = useState(0);
  return (
    <>
      <SkipLink />
      <TopBar shell={shell} />
      <OfflineBanner />
      <IdleGuard startAfresh={() => setRound((count) => count + 1)} />
      <NoScriptNote />
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {isOwn ? (
          children
        ) : (
          <div key={round} className={styles.centred}>
            {children}
          </div>
        )}
      </main>
      <Footer />
    </>
  );
}
