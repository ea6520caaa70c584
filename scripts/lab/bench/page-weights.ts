import { gzipSync } from 'node:zlib';
import { pageKeys } from '../../generate/messages/page-keys.ts';
import { root } from '../../lib/process-group.ts';
import { type BuiltRoute, builtRoutes, firstLoadBytes, pageData, readHtml } from './built-pages.ts';
import type { Measure } from './measure.ts';
import { HTML_KIB, jsRatioGoal, pageDataGoal } from './page-goals.ts';
import { unusedMessages } from './unused-messages.ts';

type Weight = { file: string; bytes: number };

/**
 * Measures every prerendered route: first-load JavaScript (gzip, relative to the empty page), HTML (gzip), inline
 * styles, page data and messages that no code of the page uses. The heaviest page of a route counts. Files that a page
 * loads after hydration are not included.
 */
export function pageWeights(dist: string, emptyDist: string, locales: readonly string[]): Measure[] {
  const routes = builtRoutes(dist, locales).filter(({ htmlFiles }) => htmlFiles.length > 0);
  const emptyJs = firstLoadBytes(emptyDist, 'index.html');
  const emptyHtml = htmlBytes(emptyDist, 'index.html');
  const keys = pageKeys(root);
  return [
    { group: 'first-load JS', subject: 'empty page', value: emptyJs / 1024, unit: 'KiB' },
    ...routes.map((route): Measure => {
      const { file, bytes } = heaviest(route, (html) => firstLoadBytes(dist, html));
      const [value, goal] = [bytes / emptyJs, { atMost: jsRatioGoal(route.route) }];
      return { ...of('first-load JS', route, file), value, unit: 'x', goal, detail: `${kib(bytes)} KiB` };
    }),
    { group: 'HTML, gzip', subject: 'empty page', value: emptyHtml / 1024, unit: 'KiB' },
    ...routes.map((route): Measure => {
      const { file, bytes } = heaviest(route, (html) => htmlBytes(dist, html));
      return { ...of('HTML, gzip', route, file), value: bytes / 1024, unit: 'KiB', goal: { atMost: HTML_KIB } };
    }),
    ...routes.map((route): Measure => {
      const { file, bytes } = heaviest(route, (html) => inlineCssBytes(readHtml(dist, html)));
      return { ...of('inline CSS', route, file), value: bytes / 1024, unit: 'KiB', goal: { atMost: 0 } };
    }),
    ...routes.map((route): Measure => {
      const { file, bytes } = heaviest(route, (html) => Buffer.byteLength(pageData(readHtml(dist, html))));
      const limit = pageDataGoal(route.route);
      const measure: Measure = { ...of('__NEXT_DATA__', route, file), value: bytes / 1000, unit: 'kB' };
      return limit === undefined ? measure : { ...measure, goal: { atMost: limit } };
    }),
    ...routes.map((route): Measure => {
      const { file, bytes } = heaviest(route, (html) => unusedMessages(readHtml(dist, html), keys[route.route]).length);
      return { ...of('unused words', route, file), value: bytes, unit: 'keys', goal: { atMost: 0 } };
    }),
  ];
}

function heaviest({ htmlFiles }: BuiltRoute, bytesOf: (htmlFile: string) => number): Weight {
  const weights = htmlFiles.map((file) => ({ file, bytes: bytesOf(file) }));
  return weights.reduce((heavy, one) => (one.bytes > heavy.bytes ? one : heavy));
}

function of(group: string, { route, htmlFiles }: BuiltRoute, sample: string) {
  return { group, subject: `${route}  [${htmlFiles.length}]`, sample };
}

function htmlBytes(dist: string, htmlFile: string): number {
  return gzipSync(readHtml(dist, htmlFile), { level: 9 }).length;
}

/** Returns the bytes of styles in the HTML, which a browser loads again with every page. */
function inlineCssBytes(html: string): number {
  return [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].reduce((sum, [, css]) => sum + Buffer.byteLength(css ?? ''), 0);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
