import type { ProfileForm } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';
import { useKeepProfile } from './use-keep-profile';

/** Changes fields of the profile; whoever shows the member, and the card with their name, has it when it resolves. */
export function useUpdateProfile() {
  const { send } = useApiMutation('updateUser', { invalidates: ['getMembership'] });
  const keep = useKeepProfile();
  return useCallback(
    async (form: ProfileForm) => {
      const result = await send({ body: form });
      if (result.success) await keep(result.data.data);
      return result;
    },
    [send, keep],
  );
}
