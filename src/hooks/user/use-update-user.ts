import type { PhotoForm, ProfileForm } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';
import { useProfileUpdate } from './use-profile-update';

/** Counters for the whole tab, because details and photo are sent from two forms. */
let updateCount = 0;
let underWay = 0;

/**
 * Returns a function that updates details or photo. When it resolves, the cached profile and membership card are up to
 * date or being reloaded.
 */
export function useUpdateUser() {
  const { send } = useApiMutation('updateUser', { invalidates: ['getMembership'] });
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
