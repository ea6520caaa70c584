import type { Profile } from '@sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiQuery, queryKey } from '@/api/query';
import { sameSession } from '@/state/same-session';
import { sessionState } from '@/state/session';

/**
 * Returns a function to call before an update is sent. Its result writes the answered profile into the cache, or
 * reloads the profile when there is none. An answer that outlives its session is dropped, because it is not the next
 * member's.
 */
export function useKeepProfile() {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const isSame = sameSession();
    const key = queryKey(apiQuery('getProfile', {}), sessionState.session);
    return async (profile: Profile | undefined) => {
      if (!isSame()) return;
      // The update itself succeeded, so a failed reload is ignored.
      if (!profile) await mutate(key).catch(() => undefined);
      else await mutate(key, (answer?: object) => ({ ...answer, data: profile }), { revalidate: false });
    };
  }, [mutate]);
}
