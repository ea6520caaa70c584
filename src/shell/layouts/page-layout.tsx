import type { ComponentType } from 'react';
import type { LayoutName } from '../page';
import { CentredLayout } from './centred-layout';
import { DefaultLayout } from './default-layout';
import type { LayoutProps } from './layout-props';
import { MemberLayout } from './member-layout';
import { ObsLayout } from './obs-layout';

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  centred: CentredLayout,
  member: MemberLayout,
  obs: ObsLayout,
};

/** The layout a page names. */
export function PageLayout({ name, ...props }: LayoutProps & { name: LayoutName }) {
  const Layout = layouts[name];
  return <Layout {...props} />;
}
