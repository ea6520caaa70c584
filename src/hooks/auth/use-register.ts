import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useApiMutation } from '../use-api-mutation';

/** Makes a member, who is signed in at once when the answer carries a token. */
export function useRegister() {
  const { send } = useApiMutation('register');
  return useCallback(
    async (registration: Body<'register'>) => {
      const result = await send({ body: registration });
      const token = result.success && result.data.data?.token;
      if (token) signIn(token);
      return result;
    },
    [send],
  );
}
