import { useRouter } from 'next/router';
import { useState } from 'react';
import { routes } from '@/config/routes';
import { IdleGuard } from '../counter/idle-guard';
import { PageFoot } from '../footer/page-foot';
import { OfflineBanner } from '../network/offline-banner';
import type { Layout, LayoutProps } from '../page';
import { TopBar } from '../top-bar/top-bar';
import { LanguageNote } from './language-note';
import styles from './layouts.module.css';
import { NoScriptNote } from './no-script-note';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Shows the counter layout: top bar and footer, without navigation and chat (§2). */
export function ObsLayout({ shell, children }: LayoutProps) {
  // False on the sign-in pages that a counter booking opens.
  const isOwn = useRouter().pathname === routes.obs();
  const [round, setRound] = useState(0);
  return (
    <>
      <SkipLink />
      <header className="boxless">
        <TopBar shell={shell} />
        <OfflineBanner />
      </header>
      <IdleGuard resetPage={() => setRound((count) => count + 1)} />
      <NoScriptNote />
      <LanguageNote />
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {isOwn ? (
          children
        ) : (
          <div key={round} className={styles.centred}>
            {children}
          </div>
        )}
      </main>
      <PageFoot hasPreFooter={false} />
    </>
  );
}

export const obsLayout: Layout = { name: 'obs', Frame: ObsLayout };
