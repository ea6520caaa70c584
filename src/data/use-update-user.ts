import type { PhotoForm, Profile, ProfileForm } from '@sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { sameSession, sessionState } from '@/state/session';
import { queryKey } from './sdk-values';
import { useSend } from './use-send';

/** Counters for the whole tab, because details and photo are sent from two forms. */
let updateCount = 0;
let underWay = 0;

/**
 * Returns a function that updates details or photo. When it resolves, the cached profile and membership card are up to
 * date or being reloaded.
 */
export function useUpdateUser() {
  const { send } = useSend('updateUser', { invalidates: ['getMembership'] });
  const keepProfile = useProfileUpdate();
  return useCallback(
    async (form: ProfileForm | PhotoForm) => {
      const keep = keepProfile();
      const wasAlone = underWay === 0;
      underWay += 1;
      updateCount += 1;
      const updateId = updateCount;
      const result = await send({ body: form }).finally(() => {
        underWay -= 1;
      });
      // With overlapping updates a response may lack the other change, so the profile is reloaded.
      const isWhole = wasAlone && updateId === updateCount;
      if (result.success) await keep(isWhole ? result.data.data : undefined);
      return result;
    },
    [send, keepProfile],
  );
}

/**
 * Returns a function to call before an update is sent. The function it returns writes the profile of the response into
 * the cache, or reloads the profile when there is none. A response that arrives after its session has ended is dropped,
 * because the next session may belong to another member.
 */
function useProfileUpdate() {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const isSame = sameSession();
    const key = queryKey('getProfile', {}, sessionState.session);
    return async (profile: Profile | undefined) => {
      if (!isSame()) return;
      // The update itself succeeded, so a failed reload is ignored.
      if (!profile) await mutate(key).catch(() => undefined);
      else await mutate(key, (answer?: object) => ({ ...answer, data: profile }), { revalidate: false });
    };
  }, [mutate]);
}
