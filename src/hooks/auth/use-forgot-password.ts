import type { Body } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';

/** Requests a link to set a new password. The answer never says whether the address is known. */
export function useForgotPassword() {
  const { send, isSending } = useApiMutation('forgotPassword');
  const ask = useCallback((body: Body<'forgotPassword'>) => send({ body }), [send]);
  return { ask, isSending };
}
