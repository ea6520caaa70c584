import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useHydrated } from '@/lib/use-hydrated';
import type { Layout, LayoutProps } from '../page';
import { returnPath } from '../top-bar/use-page-path';
import { DefaultLayout } from './default-layout';
import styles from './layouts.module.css';

// When the counter layout cannot be loaded, the site's layout is used. The pages before this one already had the
// counter's guard.
const ObsLayout = loadOnUse<LayoutProps>(
  () => import('./obs-layout').then((part) => part.ObsLayout),
  ({ error, children }: { error?: Error | null } & Partial<LayoutProps>) =>
    error && <CentredContent>{children}</CentredContent>,
);

const counterPath = /^\/obs(?=[/?#]|$)/;

/** Shows forms and texts in a centred container. */
function CentredLayout({ children }: LayoutProps) {
  const { asPath } = useRouter();
  // Signing in during a counter booking keeps the counter layout. The server does not know the query, so the first
  // render in the browser must not use it either.
  const isHydrated = useHydrated();
  if (isHydrated && counterPath.test(returnPath(asPath) ?? '')) return <ObsLayout>{children}</ObsLayout>;
  return <CentredContent>{children}</CentredContent>;
}

function CentredContent({ children }: { children?: ReactNode }) {
  return (
    <DefaultLayout hasPreFooter={false}>
      <div className={styles.centred}>{children}</div>
    </DefaultLayout>
  );
}

export const centredLayout: Layout = { name: 'centred', Frame: CentredLayout };
