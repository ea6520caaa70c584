import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The HTML files of one route, in every language. Paths are relative to `server/pages` of the build. */
export type BuiltRoute = { route: string; htmlFiles: string[] };

type Manifest = { routes: Record<string, { srcRoute: string | null }> };

/** Every prerendered page of a build, by route; shallow routes first. */
export function builtRoutes(dist: string, locales: readonly string[]): BuiltRoute[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as Manifest;
  const groups = groupByRoute(manifest, locales);
  return groups.map(({ route, htmlFiles }) => ({
    route,
    htmlFiles: htmlFiles.filter((file) => existsSync(join(dist, 'server', 'pages', file))),
  }));
}

export function groupByRoute(manifest: Manifest, locales: readonly string[]): BuiltRoute[] {
  const groups = new Map<string, string[]>();
  for (const [path, { srcRoute }] of Object.entries(manifest.routes)) {
    const locale = locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
    const route = srcRoute ?? ((locale ? path.slice(locale.length + 1) : path) || '/');
    groups.set(route, [...(groups.get(route) ?? []), `${path.slice(1)}.html`]);
  }
  return [...groups]
    .map(([route, htmlFiles]) => ({ route, htmlFiles }))
    .sort((a, b) => depth(a.route) - depth(b.route) || a.route.localeCompare(b.route, 'en'));
}

/** The bytes of the page's `__NEXT_DATA__`; 0 where a page has none. */
export function pageDataBytes(html: string): number {
  const [, data = ''] = html.match(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s) ?? [];
  return Buffer.byteLength(data);
}

function depth(route: string): number {
  return route.split('/').filter(Boolean).length;
}
