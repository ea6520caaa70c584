import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/use-hydrated';

/** Returns path and query of this page without its locale, identical on the server and while hydrating. */
export const usePagePath = () => pagePath(useRouter(), useHydrated());

const errorPages = new Set(['/404', '/500', '/_error']);

type RouterLocation = { asPath: string; pathname: string };

/**
 * Returns the path for a link back to this page. While hydrating it must equal the server's value: without a query,
 * unless the page was rendered for it, and `/` on an error page, which is built once for every address.
 */
export function pagePath({ asPath, pathname }: RouterLocation, isHydrated: boolean): string {
  // The server escapes the commas of a query, and the browser does not.
  if (isHydrated || pathname.startsWith('/with-query/')) return asPath.split('#', 1)[0]?.replaceAll('%2C', ',') || '/';
  return errorPages.has(pathname) ? '/' : asPath.split(/[?#]/, 1)[0] || '/';
}

/**
 * Returns the path to open after signing in; on an auth page, its `from` parameter. Undefined when there is none. The
 * value is not checked here: the page that uses it rejects paths to other sites.
 */
export function returnPath(path: string): string | undefined {
  if (path === '/') return undefined;
  if (!path.startsWith('/auth/')) return path;
  return new URLSearchParams(path.split('?')[1]).get('from') || undefined;
}
