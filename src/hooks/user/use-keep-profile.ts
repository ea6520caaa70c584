import type { Profile } from '@sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiQuery } from '@/api/query';
import { sessionState } from '@/state/session';
import { queryKey } from '../use-api-query';

/** Puts the profile an update answered in place of the one that is shown; without one it is read again. */
export function useKeepProfile() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (profile: Profile | undefined) => {
      const key = queryKey(apiQuery('getProfile', {}), sessionState.session);
      // What was saved is saved, whether or not it can be read back.
      if (!profile) await mutate(key).catch(() => undefined);
      else await mutate(key, (answer?: object) => ({ ...answer, data: profile }), { revalidate: false });
    },
    [mutate],
  );
}
