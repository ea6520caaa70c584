import type { ParsedUrlQuery } from 'node:querystring';

type RouteUrl = { pathname: string; query: ParsedUrlQuery };

/**
 * Returns the `url` argument of `router.push` and `replace` that changes only the query and stays on the current route.
 * A static page and a server-rendered one can share one URL (`src/proxy.route.ts`), so the URL alone could load the
 * other.
 */
export function sameRouteUrl({ pathname, query }: RouteUrl, href: string): RouteUrl & { hash: string } {
  const { searchParams, hash } = new URL(href, 'http://site');
  const next: ParsedUrlQuery = {};
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    next[name] = values.length > 1 ? values : values[0];
  }
  for (const [, name = ''] of pathname.matchAll(/\[(\w+)\]/g)) next[name] = query[name];
  return { pathname, query: next, hash };
}
