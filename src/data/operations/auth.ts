import type { Body } from '@sdk';
import { useCallback } from 'react';
import { signIn } from '@/state/session';
import { useSend } from '../use-send';

/**
 * Returns a function that signs in and stores the token on this device. Components that show the profile then load it
 * themselves.
 */
export function useSignIn() {
  const { send } = useSend('login');
  return useCallback(
    async (credentials: Body<'login'>) => {
      const result = await send({ body: credentials });
      if (result.success) signIn(result.data.data.token);
      return result;
    },
    [send],
  );
}

/** Returns a function that registers a member, and signs the member in when the response contains a token. */
export function useRegister() {
  const { send } = useSend('register');
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
 * Returns a function that requests a link to set a new password. The response does not reveal whether the address has
 * an account.
 */
export function useForgotPassword() {
  const { send } = useSend('forgotPassword');
  return useCallback((body: Body<'forgotPassword'>) => send({ body }), [send]);
}
