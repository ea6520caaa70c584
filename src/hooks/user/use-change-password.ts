import type { Body } from '@sdk';
import { useCallback } from 'react';
import { endWithPassword, sessionState } from '@/state/session';
import { useApiMutation } from '../use-api-mutation';

type Passwords = Extract<Body<'updateUser'>, { old_password: string }>;

/** Changes the password. The service then ends every session of the member, so this device forgets its own. */
export function useChangePassword() {
  const { send } = useApiMutation('updateUser');
  return useCallback(
    async (passwords: Passwords) => {
      // The session of the request: another tab may sign in a different member before the answer arrives.
      const { token } = sessionState;
      const result = await send({ body: passwords });
      if (result.success && token) endWithPassword(token);
      return result;
    },
    [send],
  );
}
