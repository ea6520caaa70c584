import { gzipSync } from 'node:zlib';
import { pageKeys } from '../../generate/messages/page-keys.ts';
import type { Measure } from '../../lib/measure.ts';
import { root } from '../../lib/process-group.ts';
import { builtRoutes, firstLoadBytes, pageData, readHtml } from './built-pages.ts';
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
