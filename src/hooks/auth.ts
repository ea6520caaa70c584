import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useApiMutation } from './use-api-mutation';

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

/**
 * Returns `ask`, which requests a link to set a new password. The response does not reveal whether the address has an
 * account.
 */
export function useForgotPassword() {
  const { send, isSending } = useApiMutation('forgotPassword');
  const ask = useCallback((body: Body<'forgotPassword'>) => send({ body }), [send]);
  return { ask, isSending };
}
