import type { Body } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';

/** Sets a new password with the token of the link, which is used up by it. */
export function useResetPassword() {
  const { send } = useApiMutation('resetPassword');
  return useCallback((body: Body<'resetPassword'>) => send({ body }), [send]);
}
