import type { Answer, ApiError, CallParameters, OperationId, ReadId } from '@sdk';
import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { startWork } from '@/state/progress';
import { callInBrowser } from './call-in-browser';
import { isApiError } from './sdk-values';

/** `message` is the service's message for the visitor, if it sent one; `data` is the whole envelope. */
export type SendResult<Id extends OperationId> =
  | { success: true; message: string; data: Answer<Id> }
  | { success: false; message: string; error: ApiError };

/**
 * Returns `send` for a write (§8). It does not reject for an answer of the service, and a second `send` during a request
 * returns the result of the first. After a success, and a lost answer, the reads in `invalidates`, fixed at the first
 * render, are reloaded in the background.
 */
export function useSend<Id extends OperationId>(
  operationId: Id,
  { invalidates = [] }: { invalidates?: readonly ReadId[] } = {},
) {
  const { mutate } = useSWRConfig();
  const underWay = useRef<Promise<SendResult<Id>> | null>(null);
  const stale = useRef<readonly OperationId[]>(invalidates);

  const send = useCallback(
    (...parameters: CallParameters<Id>) => {
      // `mutate` without data keeps the current rows on screen until the new ones arrive.
      const reload = () =>
        void mutate((key) => Array.isArray(key) && stale.current.includes(key[0])).catch(() => undefined);
      const sendOnce = async (): Promise<SendResult<Id>> => {
        const done = startWork();
        try {
          const data = await callInBrowser(operationId, ...parameters);
          reload();
          return { success: true, message: (data as { message?: string | null }).message ?? '', data };
        } catch (error) {
          if (!isApiError(error)) throw error;
          // The request may have arrived although its answer did not.
          if (error.mayHaveArrived) reload();
          return { success: false, message: error.message, error };
        } finally {
          underWay.current = null;
          done();
        }
      };
      underWay.current ??= sendOnce();
      return underWay.current;
    },
    [operationId, mutate],
  );
  return { send };
}
