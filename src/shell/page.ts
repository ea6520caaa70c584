import type { NextPage } from 'next';

export type LayoutName = 'default' | 'centred' | 'member' | 'obs';

/** What stands around the page and who may see it; every part may be left out. */
export type KelanaPage<Props = object> = NextPage<Props> & {
  layout?: LayoutName;
  /** Names of the registry, run in this order. */
  middleware?: readonly string[];
  /** The default layout shows the pre-footer unless this is false. */
  hasPreFooter?: boolean;
};

/** The contact headline of the service, for the top bar. */
export type ShellData = { headline: string; subtitle: string; image_url: string | null };

/** What _app reads from the props of any page. */
export type ShellProps = { shell?: ShellData | null };
