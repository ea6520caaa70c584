import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { sameRouteUrl } from './same-route-url';

/**
 * Marks the history entry of a page that the server rendered for a query as differing from its neighbours by the query
 * only, as Next does for static pages, so that Back between pages of a list does not load a page.
 */
export function useShallowEntry(): void {
  const router = useRouter();
  const first = useRef(router);
  useEffect(() => {
    const { asPath, replace } = first.current;
    const { pathname } = new URL(asPath, window.location.origin);
    const { pathname: pathWithLanguage, search, hash } = window.location;
    // Back may have left the entry before the page started, and the router does not know that. The query in the address
    // counts; the entry of another page is not touched.
    if (!pathWithLanguage.endsWith(pathname)) return;
    const path = pathname + search + hash;
    void replace(sameRouteUrl(first.current, path), path, { shallow: true, scroll: false });
  }, []);
}
