import { gzipSync } from 'node:zlib';
import { pageKeys } from '../../generate/messages/page-keys.ts';
import type { Measure } from '../../lib/measure.ts';
import { root } from '../../lib/process-group.ts';
import { type BuiltRoute, builtRoutes, firstLoadBytes, pageData, readHtml } from './built-pages.ts';
import { HTML_KIB, jsRatioGoal, pageDataGoal, STYLES_KIB } from './page-goals.ts';
import { unusedMessages } from './unused-messages.ts';

const STYLE = /<style\b[^>]*>.*?<\/style>/gs;

/**
 * Measures every prerendered route: first-load JavaScript (gzip, relative to the empty page), HTML without its style
 * sheets (gzip), the style sheets in it (gzip), page data and unused messages. The heaviest page of a route counts.
 * Files that a page loads after hydration are not included.
 */
export function pageWeights(dist: string, emptyDist: string, locales: readonly string[]): Measure[] {
  const routes = builtRoutes(dist, locales).filter(({ htmlFiles }) => htmlFiles.length > 0);
  const emptyJs = firstLoadBytes(emptyDist, 'index.html');
  const emptyHtml = htmlBytes(emptyDist, 'index.html');
  const keys = pageKeys(root);
  return [
    { group: 'first-load JS', subject: 'empty page', value: emptyJs / 1024, unit: 'KiB' },
    ...routes.map((route): Measure => {
      const amount = heaviestPage(route, (html) => firstLoadBytes(dist, html));
      const [value, goal] = [amount / emptyJs, { atMost: jsRatioGoal(route.route) }];
      return { ...labelOf('first-load JS', route), value, unit: 'x', goal, detail: `${kib(amount)} KiB` };
    }),
    { group: 'HTML, gzip', subject: 'empty page', value: emptyHtml / 1024, unit: 'KiB' },
    ...routes.map((route): Measure => {
      const amount = heaviestPage(route, (html) => htmlBytes(dist, html));
      return { ...labelOf('HTML, gzip', route), value: amount / 1024, unit: 'KiB', goal: { atMost: HTML_KIB } };
    }),
    ...routes.map((route): Measure => {
      const amount = heaviestPage(route, (html) => styleBytes(readHtml(dist, html)));
      return {
        ...labelOf('styles, gzip', route),
        value: amount / 1024,
        unit: 'KiB',
        goal: { atMost: STYLES_KIB },
      };
    }),
    ...routes.map((route): Measure => {
      const amount = heaviestPage(route, (html) => Buffer.byteLength(pageData(readHtml(dist, html))));
      const limit = pageDataGoal(route.route);
      const measure: Measure = { ...labelOf('__NEXT_DATA__', route), value: amount / 1000, unit: 'kB' };
      return limit === undefined ? measure : { ...measure, goal: { atMost: limit } };
    }),
    ...routes.map((route): Measure => {
      const unusedCount = (html: string) => unusedMessages(readHtml(dist, html), keys[route.route]).length;
      const amount = heaviestPage(route, unusedCount);
      return { ...labelOf('unused words', route), value: amount, unit: 'keys', goal: { atMost: 0 } };
    }),
  ];
}

function heaviestPage({ htmlFiles }: BuiltRoute, amountOf: (htmlFile: string) => number): number {
  return Math.max(...htmlFiles.map(amountOf));
}

function labelOf(group: string, { route, htmlFiles }: BuiltRoute) {
  return { group, subject: `${route}  [${htmlFiles.length}]` };
}

function htmlBytes(dist: string, htmlFile: string): number {
  return gzipSync(readHtml(dist, htmlFile).replace(STYLE, ''), { level: 9 }).length;
}

/** Returns the compressed bytes of the style sheets in the HTML. */
function styleBytes(html: string): number {
  return gzipSync((html.match(STYLE) ?? []).join(''), { level: 9 }).length;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
