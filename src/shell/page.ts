import type { NextPage } from 'next';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import type { PageLanguages } from '@/i18n/use-messages';

export type LayoutName = 'default' | 'centred' | 'member' | 'obs' | 'booking';

/** The contact headline of the service, for the top bar; `language` is left out if it is that of the page. */
export type ShellData = { headline: string; subtitle: string; image_url: string | null; language?: Locale };

export type LayoutProps = { shell?: ShellData | null; hasPreFooter?: boolean; children: ReactNode };

/** A layout. Pages import their layout and guard, so that other pages do not load that code. */
export type Layout = { name: LayoutName; Frame: ComponentType<LayoutProps> };

/** Registry names of the middleware, which run in this order, and the component that runs them. */
export type Middleware = {
  names: readonly string[];
  Guard: ComponentType<{ names: readonly string[]; children: ReactNode }>;
};

/** The layout and the access rules of a page; every property is optional. */
export type PageRules = {
  /**
   * Title and description of a guarded page, rendered outside the guard, because the static HTML contains only a
   * waiting message in place of the page.
   */
  Meta?: ComponentType;
  layout?: Layout;
  middleware?: Middleware;
  /** The default layout shows the pre-footer unless this is false. */
  hasPreFooter?: boolean;
};

export type KelanaPage<Props = object> = NextPage<Props> & PageRules;

/** The props of a page that `_app` reads. */
export type ShellProps = PageLanguages & { shell?: ShellData | null };

/** Makes a page of a component, with its layout and access rules. */
export const page = <Props extends object>(Component: ComponentType<Props>, rules: PageRules = {}): KelanaPage<Props> =>
  Object.assign((props: Props) => createElement(Component, props), rules);
