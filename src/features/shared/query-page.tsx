import { useRouter } from 'next/router';
import { type ComponentType, useEffect, useRef } from 'react';
import { localPath } from '@/config/routes';
import { sameRouteUrl } from '@/lib/same-route-url';

/** Makes the page of `src/pages/with-query` from the component of the static page, for an address with a query. */
export const queryPage = <Props extends object>(Page: ComponentType<Props>) =>
  function QueryPage(props: Props) {
    useShallowEntry();
    return <Page {...props} />;
  };

/**
 * Marks the history entry of a page that the server rendered for a query as differing from its neighbours by the query
 * only, as Next does for static pages, so that Back between pages of a list does not load a page.
 */
function useShallowEntry(): void {
  const atStart = useRef(useRouter());
  useEffect(() => {
    const router = atStart.current;
    const path = router.pathname.replace('/with-query', '').replace('[id]', String(router.query.id));
    const { pathname, search, hash } = window.location;
    // When Back was pressed before the page started, the address is that of the entry before, and the router still has
    // the other. The address counts, unless it is another page's.
    if (pathname !== localPath(router.locale, path)) return;
    const address = path + search + hash;
    void router.replace(sameRouteUrl(router, address), address, { shallow: true, scroll: false });
  }, []);
}
