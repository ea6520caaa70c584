import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { localPath } from '@/config/routes';
import { sameRouteUrl } from '@/lib/same-route-url';

/**
 * Marks the history entry of a page that the server rendered for a query as differing from its neighbours by the query
 * only, as Next does for static pages, so that Back between pages of a list does not load a page. `path` is the path of
 * the page without language and query.
 */
export function useShallowEntry(path: string): void {
  const router = useRouter();
  const atStart = useRef({ router, path });
  useEffect(() => {
    const { router, path } = atStart.current;
    const { pathname, search, hash } = window.location;
    // When Back was pressed before the page started, the address is that of the entry before, and the router still has
    // the other. The address counts, unless it is another page's.
    if (pathname !== localPath(router.locale, path)) return;
    const address = path + search + hash;
    void router.replace(sameRouteUrl(router, address), address, { shallow: true, scroll: false });
  }, []);
}
