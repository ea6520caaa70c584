import type { Body } from '@sdk';
import { useCallback } from 'react';
import { useApiMutation } from '../use-api-mutation';

/** Sends a question to the office. */
export function useSendContactMessage() {
  const { send } = useApiMutation('sendContactMessage');
  return useCallback((body: Body<'sendContactMessage'>) => send({ body }), [send]);
}
