import type { NextPage } from 'next';
import type { ComponentType, ReactNode } from 'react';

export type LayoutName = 'default' | 'centred' | 'member' | 'obs' | 'booking';

/** The contact headline of the service, for the top bar. */
export type ShellData = { headline: string; subtitle: string; image_url: string | null };

export type LayoutProps = { shell?: ShellData | null; hasPreFooter?: boolean; children: ReactNode };

/** A layout and a guard come with the pages that stand in them: the others need not carry them. */
export type Layout = { name: LayoutName; Frame: ComponentType<LayoutProps> };

/** Names of the registry, run in this order, and what runs them. */
export type Middleware = {
  names: readonly string[];
  Guard: ComponentType<{ names: readonly string[]; children: ReactNode }>;
};

/** What stands around the page and who may see it; every part may be left out. */
export type KelanaPage<Props = object> = NextPage<Props> & {
  /** Title and description of a page behind a guard, rendered outside of it: the static HTML has no other. */
  Meta?: ComponentType;
  layout?: Layout;
  middleware?: Middleware;
  /** The default layout shows the pre-footer unless this is false. */
  hasPreFooter?: boolean;
};

/** What _app reads from the props of any page. */
export type ShellProps = { shell?: ShellData | null };

/** The chat helper is absent on the obs layout and on auth pages. */
export const showsChat = (layout: LayoutName, pathname: string) => layout !== 'obs' && !pathname.startsWith('/auth');
