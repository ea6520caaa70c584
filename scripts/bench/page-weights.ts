import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadBytes } from '../check/sizes.ts';
import { type BuiltRoute, builtRoutes, pageDataBytes } from './built-pages.ts';
import type { Measure } from './measure.ts';
import { HTML_KIB, jsRatioGoal, pageDataGoal } from './page-goals.ts';

type Weight = { file: string; bytes: number };

/**
 * First-load JavaScript (gzip, against the empty page), HTML (gzip) and page data of every prerendered route; of a
 * route with many pages, the heaviest one. What a page loads after hydration is not in it.
 */
export function pageWeights(dist: string, emptyDist: string, locales: readonly string[]): Measure[] {
  const routes = builtRoutes(dist, locales).filter(({ htmlFiles }) => htmlFiles.length > 0);
  const emptyJs = firstLoadBytes(emptyDist, 'index.html');
  const emptyHtml = htmlBytes(emptyDist, 'index.html');
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
      const { file, bytes } = heaviest(route, (html) => pageDataBytes(readHtml(dist, html)));
      const limit = pageDataGoal(route.route);
      const measure: Measure = { ...of('__NEXT_DATA__', route, file), value: bytes / 1000, unit: 'kB' };
      return limit === undefined ? measure : { ...measure, goal: { atMost: limit } };
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

function readHtml(dist: string, htmlFile: string): string {
  return readFileSync(join(dist, 'server', 'pages', htmlFile), 'utf8');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
