import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltPages, pageDataIn, pagePropsIn, readBuiltPages } from '../../src/next-internals/built-pages.ts';
import { flatKeys, type MessageTree, type PageKeys, pageKeys } from '../generate/site/page-keys.ts';
import type { Measure } from '../lib/measure.ts';
import { root } from '../lib/process-group.ts';

/** The HTML files of one route in every language, as paths relative to `server/pages` of the build. */
type BuiltRoute = { route: string; htmlFiles: string[] };

/** Returns the pages of a build, grouped by route; routes with fewer segments come first. */
export function groupByRoute(pages: BuiltPages, locales: readonly string[]): BuiltRoute[] {
  const groups = new Map<string, string[]>();
  const segmentCount = ({ route }: BuiltRoute) => route.split('/').filter(Boolean).length;
  for (const [path, { srcRoute }] of Object.entries(pages)) {
    const locale = locales.find((candidate) => path === `/${candidate}` || path.startsWith(`/${candidate}/`));
    const route = srcRoute ?? ((locale ? path.slice(locale.length + 1) : path) || '/');
    groups.set(route, [...(groups.get(route) ?? []), `${path.slice(1)}.html`]);
  }
  return [...groups]
    .map(([route, htmlFiles]) => ({ route, htmlFiles }))
    .sort((a, b) => segmentCount(a) - segmentCount(b) || a.route.localeCompare(b.route, 'en'));
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

const JS_RATIO = { public: 1.36, form: 1.45, member: 1.75 };

/** The limit of the compressed HTML of a page, without its style sheets. */
const HTML_KIB = 14;
/** The limit of the compressed style sheets in the HTML of a page. */
const STYLES_KIB = 12;

/** Returns the limit of first-load JavaScript of a route as a multiple of that of an empty page. */
function jsRatioGoal(route: string): number {
  if (route.startsWith('/account')) return JS_RATIO.member;
  return route.startsWith('/auth/') || route === '/booking/[id]' ? JS_RATIO.form : JS_RATIO.public;
}

/** The limits of a page's data in kB; other routes have none. */
const PAGE_DATA_KB: Record<string, number> = {
  '/group-tour': 8,
  '/group-tour/destination': 8,
  '/group-tour/destination/[id]': 8,
  '/group-tour/[id]': 20,
};

/** Returns the keys of the messages in a built page that no code of its route uses; all keys for an unknown route. */
export function unusedMessages(html: string, used: PageKeys = {}): string[] {
  const { messages = {} } = pagePropsIn(html) as { messages?: Record<string, MessageTree> };
  return Object.entries(messages).flatMap(([namespace, tree]) => {
    const paths = used[namespace] ?? [];
    const isUsed = (key: string) => paths === true || paths.some((path) => `${key}.`.startsWith(`${path}.`));
    return flatKeys(tree).flatMap((key) => (isUsed(key) ? [] : [`${namespace}:${key}`]));
  });
}

const STYLE = /<style\b[^>]*>.*?<\/style>/gs;

/**
 * Measures every prerendered route: first-load JavaScript (gzip, relative to the empty page), HTML without its style
 * sheets (gzip), the style sheets in it (gzip), page data and unused messages. The heaviest page of a route counts.
 * Files that a page loads after hydration are not included.
 */
export function pageWeights(dist: string, emptyDist: string, locales: readonly string[]): Measure[] {
  const isBuilt = (file: string) => existsSync(join(dist, 'server', 'pages', file));
  const routes = groupByRoute(readBuiltPages(dist), locales).filter(({ htmlFiles }) => htmlFiles.some(isBuilt));
  const emptyJs = firstLoadBytes(emptyDist, 'index.html');
  const keys = pageKeys(root);
  const heaviest = (
    group: string,
    unit: Measure['unit'],
    goalOf: (route: string) => number | undefined,
    figureOf: (html: string, file: string, route: string) => number,
  ) =>
    routes.map(({ route, htmlFiles }): Measure => {
      const files = htmlFiles.filter(isBuilt);
      const value = Math.max(...files.map((file) => figureOf(readHtml(dist, file), file, route)));
      const atMost = goalOf(route);
      const goal = atMost === undefined ? {} : { goal: { atMost } };
      const detail = unit === 'x' ? { detail: `${((value * emptyJs) / 1024).toFixed(1)} KiB` } : {};
      return { group, unit, subject: `${route}  [${files.length}]`, value, ...goal, ...detail };
    });
  const [js, html] = ['first-load JS', 'HTML, gzip'];
  const pageDataKb = (page: string) => Buffer.byteLength(pageDataIn(page)) / 1000;
  const unusedCount = (page: string, _file: string, route: string) => unusedMessages(page, keys[route]).length;
  return [
    { group: js, subject: 'empty page', value: emptyJs / 1024, unit: 'KiB' },
    ...heaviest(js, 'x', jsRatioGoal, (_page, file) => firstLoadBytes(dist, file) / emptyJs),
    { group: html, subject: 'empty page', value: htmlKib(readHtml(emptyDist, 'index.html')), unit: 'KiB' },
    ...heaviest(html, 'KiB', () => HTML_KIB, htmlKib),
    ...heaviest('styles, gzip', 'KiB', () => STYLES_KIB, stylesKib),
    ...heaviest('page data', 'kB', (route) => PAGE_DATA_KB[route], pageDataKb),
    ...heaviest('unused words', 'keys', () => 0, unusedCount),
  ];
}

const gzipKib = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Returns the compressed size of the HTML without its style sheets. */
const htmlKib = (html: string) => gzipKib(html.replace(STYLE, ''));

/** Returns the compressed size of the style sheets in the HTML. */
const stylesKib = (html: string) => gzipKib((html.match(STYLE) ?? []).join(''));
