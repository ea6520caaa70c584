import { useCallback } from 'react';
import { callInBrowser } from '@/api/call-in-browser';
import { sessionState, signOut } from '@/state/session';

/** Signs out here and in other tabs and drops the member's cached data; works offline. */
export function useSignOut() {
  return useCallback(async () => {
    // The token goes along by hand: by the time the request is made the session is already over.
    const headers = { authorization: `Bearer ${sessionState.token}` };
    const goodbye = callInBrowser('logout', {}, { headers }).catch(() => undefined);
    signOut();
    await goodbye;
  }, []);
}
