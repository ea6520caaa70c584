import { useRouter } from 'next/router';
import { onDemand } from '@/lib/on-demand';
import { useHydrated } from '@/lib/use-hydrated';
import type { Layout, LayoutProps } from '../page';
import { returnPath } from '../top-bar/page-path';
import { DefaultLayout } from './default-layout';
import styles from './layouts.module.css';

const ObsLayout = onDemand(() => import('./obs-layout').then((part) => part.ObsLayout));

const counterPath = /^\/obs(?=[/?#]|$)/;

/** The content in a centred container, for forms and texts. */
function CentredLayout({ shell, children }: LayoutProps) {
  const { asPath } = useRouter();
  // Who signs in for a booking at a counter stays there. The server does not know the query, so neither may hydration.
  const isHydrated = useHydrated();
  if (isHydrated && counterPath.test(returnPath(asPath) ?? '')) return <ObsLayout shell={shell}>{children}</ObsLayout>;
  return (
    <DefaultLayout shell={shell} hasPreFooter={false}>
      <div className={styles.centred}>{children}</div>
    </DefaultLayout>
  );
}

export const centredLayout: Layout = { name: 'centred', Frame: CentredLayout };
