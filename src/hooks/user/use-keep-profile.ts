import type { Profile } from '@sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiQuery } from '@/api/query';
import { sameSession } from '@/state/same-session';
import { sessionState } from '@/state/session';
import { queryKey } from '../use-api-query';

/**
 * Called before an update is sent, it gives what puts the answered profile in place of the one that is shown; without
 * one it is read again. An answer that outlives its session is dropped: it is not the next member's.
 */
export function useKeepProfile() {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const isSame = sameSession();
    const key = queryKey(apiQuery('getProfile', {}), sessionState.session);
    return async (profile: Profile | undefined) => {
      if (!isSame()) return;
      // The save succeeded even when reading the profile again fails.
      if (!profile) await mutate(key).catch(() => undefined);
      else await mutate(key, (answer?: object) => ({ ...answer, data: profile }), { revalidate: false });
    };
  }, [mutate]);
}
