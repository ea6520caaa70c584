import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useApiMutation } from '../use-api-mutation';

/**
 * Returns `signInWith`, which signs in and stores the token on this device. Components that show the profile then load
 * it themselves.
 */
export function useSignIn() {
  const { send, isSending } = useApiMutation('login');
  const signInWith = useCallback(
    async (credentials: Body<'login'>) => {
      const result = await send({ body: credentials });
      if (result.success) signIn(result.data.data.token);
      return result;
    },
    [send],
  );
  return { signInWith, isSending };
}
