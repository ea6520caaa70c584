import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { inPlace } from './in-place';

/**
 * For a page that the server rendered for a query. Marks its entry of the history as one that differs from its
 * neighbours by the query alone, as Next does by itself for static pages: Back between pages of a list then loads none.
 */
export function useShallowEntry(): void {
  const router = useRouter();
  const first = useRef(router);
  useEffect(() => {
    const { asPath } = first.current;
    void first.current.replace(inPlace(first.current, asPath), asPath, { shallow: true, scroll: false });
  }, []);
}
