import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import type { LayoutName } from '../page';
import { returnPath } from '../top-bar/page-path';
import { CentredLayout } from './centred-layout';
import { DefaultLayout } from './default-layout';
import type { LayoutProps } from './layout-props';

// Few pages stand in these; the others need not carry them.
const MemberLayout = dynamic<LayoutProps>(() => import('./member-layout').then((module) => module.MemberLayout));
const ObsLayout = dynamic<LayoutProps>(() => import('./obs-layout').then((module) => module.ObsLayout));

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  centred: CentredLayout,
  member: MemberLayout,
  obs: ObsLayout,
};

const counterPath = /^\/obs(?=[/?#]|$)/;

/** The layout a page names. */
export function PageLayout({ name, ...props }: LayoutProps & { name: LayoutName }) {
  const { asPath } = useRouter();
  // Who signs in for a booking at a counter stays there. The server does not know the query, so neither may hydration.
  const isHydrated = useHydrated();
  const isAtCounter = isHydrated && name === 'centred' && counterPath.test(returnPath(asPath) ?? '');
  const Layout = layouts[isAtCounter ? 'obs' : name];
  return <Layout {...props} />;
}
