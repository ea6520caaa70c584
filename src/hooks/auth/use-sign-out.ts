import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { callInBrowser } from '@/api/call-in-browser';
import { sessionState, signOut } from '@/state/session';
import { isMemberKey } from '../user/use-member-query';

/** Signs out here and in other tabs, and forgets every member's answer; works offline too. */
export function useSignOut() {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // The token goes along by hand: by the time the request is made the session is already over.
    const headers = { authorization: `Bearer ${sessionState.token}` };
    const goodbye = callInBrowser('logout', {}, { headers }).catch(() => undefined);
    signOut();
    await mutate(isMemberKey, undefined, { revalidate: false });
    await goodbye;
  }, [mutate]);
}
