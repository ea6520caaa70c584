import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { flatKeys, type MessageTree, type PageKeys, pageKeys } from '../generate/site/page-keys.ts';
import type { Measure } from '../lib/measure.ts';
import { root } from '../lib/process-group.ts';

/** The HTML files of one route in every language, as paths relative to `server/pages` of the build. */
type BuiltRoute = { route: string; htmlFiles: string[] };

type Manifest = { routes: Record<string, { srcRoute: string | null }> };

/** Returns the prerendered pages of a build, grouped by route; routes with fewer segments come first. */
function builtRoutes(dist: string, locales: readonly string[]): BuiltRoute[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as Manifest;
  const groups = groupByRoute(manifest, locales);
  return groups.map(({ route, htmlFiles }) => ({
    route,
    htmlFiles: htmlFiles.filter((file) => existsSync(join(dist, 'server', 'pages', file))),
  }));
}

/** Returns the pages of a prerender manifest, grouped by route; routes with fewer segments come first. */
export function groupByRoute(manifest: Manifest, locales: readonly string[]): BuiltRoute[] {
  const groups = new Map<string, string[]>();
  for (const [path, { srcRoute }] of Object.entries(manifest.routes)) {
    const locale = locales.find((candidate) => path === `/${candidate}` || path.startsWith(`/${candidate}/`));
    const route = srcRoute ?? ((locale ? path.slice(locale.length + 1) : path) || '/');
    groups.set(route, [...(groups.get(route) ?? []), `${path.slice(1)}.html`]);
  }
  return [...groups]
    .map(([route, htmlFiles]) => ({ route, htmlFiles }))
    .sort((a, b) => segmentCount(a.route) - segmentCount(b.route) || a.route.localeCompare(b.route, 'en'));
}

/**
 * Returns the size in bytes, with gzip -9, of the scripts that a modern browser loads with the page: all scripts with
 * `src` except the `nomodule` one.
 */
function firstLoadBytes(dist: string, htmlFile: string): number {
  const scripts = [...readHtml(dist, htmlFile).matchAll(/<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^"]*"[^>]*>/g)];
  return scripts
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, path]) => gzipBytes(join(dist, decodeURIComponent(path as string))))
    .reduce((sum, bytes) => sum + bytes, 0);
}

const sizeCache = new Map<string, number>();

// Most pages share scripts, so sizes are cached by file name, which contains a hash of the content.
function gzipBytes(file: string): number {
  const bytes = sizeCache.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizeCache.set(file, bytes);
  return bytes;
}

function readHtml(dist: string, htmlFile: string): string {
  return readFileSync(join(dist, 'server', 'pages', htmlFile), 'utf8');
}

/** Returns the text of the page's `__NEXT_DATA__`; empty for a page without it. */
function pageData(html: string): string {
  return html.match(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s)?.[1] ?? '';
}

function segmentCount(route: string): number {
  return route.split('/').filter(Boolean).length;
}

type PageKind = 'public' | 'form' | 'member';

const JS_RATIO: Record<PageKind, number> = { public: 1.36, form: 1.45, member: 1.75 };
const LISTS = ['/group-tour', '/group-tour/destination', '/group-tour/destination/[id]'];
const DETAILS = ['/group-tour/[id]'];

/** The limit of the compressed HTML of a page, without its style sheets. */
const HTML_KIB = 14;
/** The limit of the compressed style sheets in the HTML of a page. */
const STYLES_KIB = 12;

/**
 * Returns the limit of first-load JavaScript of a route as a multiple of that of an empty page. A route without a kind
 * counts as public, which has the lowest limit.
 */
function jsRatioGoal(route: string): number {
  return JS_RATIO[kindOf(route)];
}

/** Returns the limit of `__NEXT_DATA__` in kB for lists and details; undefined for other routes. */
function pageDataGoal(route: string): number | undefined {
  if (LISTS.includes(route)) return 8;
  return DETAILS.includes(route) ? 20 : undefined;
}

function kindOf(route: string): PageKind {
  if (route.startsWith('/account')) return 'member';
  return route.startsWith('/auth/') || route === '/booking/[id]' ? 'form' : 'public';
}

type Props = { _nextI18Next?: { initialI18nStore: Record<string, Record<string, MessageTree>> } };

/** Returns the keys of the messages in a built page that no code of its route uses; all keys for an unknown route. */
export function unusedMessages(html: string, used: PageKeys = {}): string[] {
  const { props } = JSON.parse(pageData(html) || '{}') as { props?: { pageProps?: Props } };
  const stores = Object.values(props?.pageProps?._nextI18Next?.initialI18nStore ?? {});
  return stores.flatMap((messages) =>
    Object.entries(messages).flatMap(([namespace, tree]) => {
      const paths = used[namespace] ?? [];
      const isUsed = (key: string) => paths === true || paths.some((path) => `${key}.`.startsWith(`${path}.`));
      return flatKeys(tree).flatMap((key) => (isUsed(key) ? [] : [`${namespace}:${key}`]));
    }),
  );
}

const STYLE = /<style\b[^>]*>.*?<\/style>/gs;

/**
 * Measures every prerendered route: first-load JavaScript (gzip, relative to the empty page), HTML without its style
 * sheets (gzip), the style sheets in it (gzip), page data and unused messages. The heaviest page of a route counts.
 * Files that a page loads after hydration are not included.
 */
export function pageWeights(dist: string, emptyDist: string, locales: readonly string[]): Measure[] {
  const routes = builtRoutes(dist, locales).filter(({ htmlFiles }) => htmlFiles.length > 0);
  const emptyJs = firstLoadBytes(emptyDist, 'index.html');
  const emptyHtml = htmlBytes(readHtml(emptyDist, 'index.html'));
  const keys = pageKeys(root);
  const heaviest = (
    label: Pick<Measure, 'group' | 'unit'>,
    goalOf: (route: string) => number | undefined,
    figureOf: (html: string, file: string, route: string) => number,
  ) =>
    routes.map(({ route, htmlFiles }): Measure => {
      const value = Math.max(...htmlFiles.map((file) => figureOf(readHtml(dist, file), file, route)));
      const atMost = goalOf(route);
      return {
        ...label,
        subject: `${route}  [${htmlFiles.length}]`,
        value,
        ...(atMost !== undefined && { goal: { atMost } }),
        ...(label.unit === 'x' && { detail: `${((value * emptyJs) / 1024).toFixed(1)} KiB` }),
      };
    });
  const [js, html] = ['first-load JS', 'HTML, gzip'];
  return [
    { group: js, subject: 'empty page', value: emptyJs / 1024, unit: 'KiB' },
    ...heaviest({ group: js, unit: 'x' }, jsRatioGoal, (_, file) => firstLoadBytes(dist, file) / emptyJs),
    { group: html, subject: 'empty page', value: emptyHtml / 1024, unit: 'KiB' },
    ...heaviest(
      { group: html, unit: 'KiB' },
      () => HTML_KIB,
      (page) => htmlBytes(page) / 1024,
    ),
    ...heaviest(
      { group: 'styles, gzip', unit: 'KiB' },
      () => STYLES_KIB,
      (page) => styleBytes(page) / 1024,
    ),
    ...heaviest(
      { group: '__NEXT_DATA__', unit: 'kB' },
      pageDataGoal,
      (page) => Buffer.byteLength(pageData(page)) / 1000,
    ),
    ...heaviest(
      { group: 'unused words', unit: 'keys' },
      () => 0,
      (page, _, route) => unusedMessages(page, keys[route]).length,
    ),
  ];
}

function htmlBytes(html: string): number {
  return gzipSync(html.replace(STYLE, ''), { level: 9 }).length;
}

/** Returns the compressed bytes of the style sheets in the HTML. */
function styleBytes(html: string): number {
  return gzipSync((html.match(STYLE) ?? []).join(''), { level: 9 }).length;
}
