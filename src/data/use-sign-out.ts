import { useCallback } from 'react';
import { sessionState, signOut } from '@/state/session';
import { callInBrowser } from './call-in-browser';

/** Returns a function that signs out in all tabs, which also drops the member's cached data. It works offline. */
export function useSignOut() {
  return useCallback(async () => {
    // The token is passed explicitly, because the session is already over when the request is built.
    const headers = { authorization: `Bearer ${sessionState.token}` };
    const goodbye = callInBrowser('logout', {}, { headers }).catch(() => undefined);
    signOut();
    await goodbye;
  }, []);
}
