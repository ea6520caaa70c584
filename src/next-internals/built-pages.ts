import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NextApiResponse } from 'next';

/** The rendered pages of a build by path, such as `/en/blog/visa`; `srcRoute` is null for a route without parameters. */
export type BuiltPages = Record<string, { srcRoute: string | null }>;

/** Reads the pages of the build whose folder is `dist`. */
export const readBuiltPages = (dist: string) => pagesIn(join(dist, 'prerender-manifest.json'));

/** Reads the id of the build whose folder is `dist`. */
export const buildIdOf = (dist: string) => readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();

function pagesIn(manifest: string): BuiltPages {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { routes: BuiltPages }).routes;
}

let builtPages: BuiltPages | undefined;

/** True for a page that was rendered during the build; false while the build runs, whose manifest is written last. */
export function isBuiltPage(locale: string | undefined, page: string): boolean {
  const manifest = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'prerender-manifest.json');
  if (!builtPages && existsSync(manifest)) builtPages = pagesIn(manifest);
  return builtPages !== undefined && Object.hasOwn(builtPages, `/${locale ?? 'id'}${page}`);
}

/** True while `next build` renders pages. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** Returns the address of the data that a browser requests when a link leads to the page at this path. */
export function dataPath(path: string, buildId: string): string {
  const [, english, page] = /^(\/en(?=\/|$))?(.*)$/.exec(path) ?? [];
  return `/_next/data/${buildId}/${english ? 'en' : 'id'}${page === '/' ? '' : page}.json`;
}

/** Returns the path of the page whose data has this path; another path as it is. */
export const pageAddress = (path: string) => path.replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1');

/** Returns where Next found the page of a response: `hit`, `stale` or `miss`; undefined for what it does not cache. */
export const cacheState = (response: ServerResponse) => response.getHeader('x-nextjs-cache')?.toString().toLowerCase();

/** Renders a page again, unless nobody has asked for it yet. */
export const renderIfKnown = (revalidate: NextApiResponse['revalidate'], path: string) =>
  revalidate(path, { unstable_onlyGenerated: true });

/** Returns the text of the data in the HTML of a page; empty for a page without data. */
export const pageDataIn = (html: string): string =>
  html.match(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s)?.[1] ?? '';

/** Returns the props in the HTML of a page. */
export function pagePropsIn(html: string): Record<string, unknown> {
  const { props } = JSON.parse(pageDataIn(html) || '{}') as { props?: { pageProps?: Record<string, unknown> } };
  return props?.pageProps ?? {};
}

/** Returns the id of the build that the HTML of a page is from; empty for other HTML. */
export const buildIdIn = (html: string): string => /"buildId":"([^"]+)"/.exec(html)?.[1] ?? '';
