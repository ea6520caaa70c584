import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useApiMutation } from '../use-api-mutation';

/** Returns a function that registers a member, and signs the member in when the response contains a token. */
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
