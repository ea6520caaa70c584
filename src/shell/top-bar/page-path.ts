const errorPages = new Set(['/404', '/500', '/_error']);

type RouterLocation = { asPath: string; pathname: string };

/**
 * The path a link back to this page needs. While hydrating it must be what the server knew: no query, unless the page was
 * rendered for it, and no address at all on an error page, which is built once for every address.
 */
export function pagePath({ asPath, pathname }: RouterLocation, isHydrated: boolean): string {
  if (isHydrated || pathname.startsWith('/with-query/')) return asPath.split('#', 1)[0] || '/';
  return errorPages.has(pathname) ? '/' : asPath.split(/[?#]/, 1)[0] || '/';
}

/**
 * The path to return to after signing in, on an auth page the one it was opened with; undefined where there is none. It
 * is handed on as it came: the page that goes there looks whether it leads away.
 */
export function returnPath(path: string): string | undefined {
  if (path === '/') return undefined;
  if (!path.startsWith('/auth/')) return path;
  return new URLSearchParams(path.split('?')[1]).get('from') || undefined;
}
