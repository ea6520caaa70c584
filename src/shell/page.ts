import type { NextPage } from 'next';
import { type ComponentType, createElement, type ReactNode } from 'react';

export type LayoutName = 'default' | 'centred' | 'member' | 'obs' | 'booking';

export type LayoutProps = { hasPreFooter?: boolean; children: ReactNode };

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

/** Makes a page of a component, with its layout and access rules. */
export const page = <Props extends object>(Component: ComponentType<Props>, rules: PageRules = {}): KelanaPage<Props> =>
  Object.assign((props: Props) => createElement(Component, props), rules);
