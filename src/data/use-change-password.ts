import type { Body } from '@sdk';
import { useCallback } from 'react';
import { endWithPassword, sessionState } from '@/state/session';
import { useSend } from './use-send';

type Passwords = Extract<Body<'updateUser'>, { old_password: string }>;

/**
 * Returns a function that changes the password. The service then ends all sessions of the member, so this device ends
 * its session too.
 */
export function useChangePassword() {
  const { send } = useSend('updateUser');
  return useCallback(
    async (passwords: Passwords) => {
      // Read before the call, because another tab may sign in another member before the response arrives.
      const { token } = sessionState;
      const result = await send({ body: passwords });
      if (result.success && token) endWithPassword(token);
      return result;
    },
    [send],
  );
}
