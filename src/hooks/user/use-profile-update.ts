import type { Profile } from '@sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiQuery, queryKey } from '@/api/query';
import { sameSession } from '@/state/same-session';
import { sessionState } from '@/state/session';

/**
 * Returns a function to call before an update is sent. The function it returns writes the profile of the response into
 * the cache, or reloads the profile when there is none. A response that arrives after its session has ended is dropped,
 * because the next session may belong to another member.
 */
export function useProfileUpdate() {
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
