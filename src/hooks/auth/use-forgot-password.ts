import type { Body } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';

/**
 * Returns `ask`, which requests a link to set a new password. The response does not reveal whether the address has an
 * account.
 */
export function useForgotPassword() {
  const { send, isSending } = useApiMutation('forgotPassword');
  const ask = useCallback((body: Body<'forgotPassword'>) => send({ body }), [send]);
  return { ask, isSending };
}
