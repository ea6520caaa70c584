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
    const { asPath } = first.current;
    void first.current.replace(sameRouteUrl(first.current, asPath), asPath, { shallow: true, scroll: false });
  }, []);
}
