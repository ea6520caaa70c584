import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The HTML files of one route in every language, as paths relative to `server/pages` of the build. */
export type BuiltRoute = { route: string; htmlFiles: string[] };

type Manifest = { routes: Record<string, { srcRoute: string | null }> };

/** Returns the prerendered pages of a build, grouped by route; routes with fewer segments come first. */
export function builtRoutes(dist: string, locales: readonly string[]): BuiltRoute[] {
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
export function firstLoadBytes(dist: string, htmlFile: string): number {
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

export function readHtml(dist: string, htmlFile: string): string {
  return readFileSync(join(dist, 'server', 'pages', htmlFile), 'utf8');
}

/** Returns the text of the page's `__NEXT_DATA__`; empty for a page without it. */
export function pageData(html: string): string {
  return html.match(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s)?.[1] ?? '';
}

function segmentCount(route: string): number {
  return route.split('/').filter(Boolean).length;
}
