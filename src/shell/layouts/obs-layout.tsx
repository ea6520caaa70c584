import { useRouter } from 'next/router';
import { useState } from 'react';
import { routes } from '@/config/routes';
import { IdleGuard } from '../counter/idle-guard';
import type { Layout, LayoutProps } from '../page';
import { TopBar } from '../top-bar/top-bar';
import { LayoutFrame, OfflineBanner, SiteFooter } from './default-layout';
import styles from './layouts.module.css';

/** Shows the counter layout: top bar and footer, without navigation and chat (§2). */
export function ObsLayout({ children }: LayoutProps) {
  // False on the sign-in pages that a counter booking opens.
  const isOwn = useRouter().pathname === routes.obs();
  const [round, setRound] = useState(0);
  const header = (
    <>
      <TopBar />
      <OfflineBanner />
    </>
  );
  return (
    <>
      <LayoutFrame header={header} footer={<SiteFooter hasPreFooter={false} />}>
        {isOwn ? (
          children
        ) : (
          <div key={round} className={styles.centred}>
            {children}
          </div>
        )}
      </LayoutFrame>
      <IdleGuard resetPage={() => setRound((count) => count + 1)} />
    </>
  );
}

export const obsLayout: Layout = { name: 'obs', Frame: ObsLayout };
