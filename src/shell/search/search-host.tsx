import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { closeSearch, searchState } from '@/state/search';

const SearchDialog = loadOnUse(() => import('./search-dialog').then((part) => part.SearchDialog));

/** Shows the search that `openSearch()` opens. It is loaded at its first use and stays, so that it returns the focus. */
export function SearchHost() {
  const { request } = useSnapshot(searchState);
  const { events } = useRouter();
  const [wasOpened, setWasOpened] = useState(false);
  if (request && !wasOpened) setWasOpened(true);

  // Back closes the search, and so does Enter in the field before the dialog has loaded.
  useEffect(() => {
    events.on('routeChangeStart', closeSearch);
    return () => events.off('routeChangeStart', closeSearch);
  }, [events]);

  return wasOpened && <SearchDialog request={request} />;
}
