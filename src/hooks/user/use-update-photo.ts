import type { PhotoForm } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';
import { useKeepProfile } from './use-keep-profile';

/** Changes the photo; whoever shows the member has the new one when it resolves. */
export function useUpdatePhoto() {
  const { send } = useApiMutation('updateUser');
  const keep = useKeepProfile();
  return useCallback(
    async (form: PhotoForm) => {
      const result = await send({ body: form });
      if (result.success) await keep(result.data.data);
      return result;
    },
    [send, keep],
  );
}
