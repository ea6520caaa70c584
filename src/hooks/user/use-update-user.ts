import type { PhotoForm, ProfileForm } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';
import { useKeepProfile } from './use-keep-profile';

/** Of the whole tab, because the details and the photo are sent from two forms. */
let begun = 0;
let underWay = 0;

/** Changes details or photo. When it resolves, the cached profile and membership card are up to date. */
export function useUpdateUser() {
  const { send } = useApiMutation('updateUser', { invalidates: ['getMembership'] });
  const keepProfile = useKeepProfile();
  return useCallback(
    async (form: ProfileForm | PhotoForm) => {
      const keep = keepProfile();
      const wasAlone = underWay === 0;
      underWay += 1;
      begun += 1;
      const own = begun;
      const result = await send({ body: form }).finally(() => {
        underWay -= 1;
      });
      // Where two updates overlapped, an answer may be older than the other change: then the profile is read again.
      const isWhole = wasAlone && own === begun;
      if (result.success) await keep(isWhole ? result.data.data : undefined);
      return result;
    },
    [send, keepProfile],
  );
}
