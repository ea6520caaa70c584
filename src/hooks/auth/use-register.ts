import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useApiMutation } from '../use-api-mutation';

/** Registers a member and signs them in when the answer carries a token. */
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
