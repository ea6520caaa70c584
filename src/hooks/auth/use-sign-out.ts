import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { loadBrowserClient } from '@/api/load-browser-client';
import { sessionState, signOut } from '@/state/session';

/** Signs out here and in other tabs, and forgets every member's answer; works offline too. */
export function useSignOut() {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // The token goes along by hand: by the time the request is made the session is already over.
    const headers = { authorization: `Bearer ${sessionState.token}` };
    const goodbye = loadBrowserClient()
      .then((client) => client.call('logout', {}, { headers }))
      .catch(() => undefined);
    signOut();
    await mutate((key) => Array.isArray(key) && memberOperations.has(key[0]), undefined, { revalidate: false });
    await goodbye;
  }, [mutate]);
}

const memberOperations = new Set(['getProfile', 'getMembership', 'listBookings']);
