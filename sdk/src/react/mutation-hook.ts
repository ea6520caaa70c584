import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, CallParameters, OperationId, ReadId } from '../call.ts';
import type { ApiError } from '../error.ts';
import { idOf, type Operation } from '../operation.ts';
import { isApiError } from '../values.ts';
import type { Call, OperationIn, OperationStyle } from './operation-style.ts';

/** `message` is the service's message for the visitor, if it sent one; `data` is the whole envelope. */
export type MutationResult<Id extends OperationId> =
  | { success: true; message: string; data: Answer<Id> }
  | { success: false; message: string; error: ApiError };

/** `invalidates`: the reads to reload afterwards, by name or as constants, fixed at the first render. */
export type MutationOptions = { invalidates?: readonly (ReadId | Operation<ReadId>)[] };

export type Mutation<Id extends OperationId> = {
  /** Does not reject for an answer of the service; aborts and programming errors are passed on. */
  send(...parameters: CallParameters<Id>): Promise<MutationResult<Id>>;
  isSending: boolean;
};

/**
 * Sends a write operation. A second `send` during a request returns the result of the first. After a success the reads
 * in `invalidates` are reloaded in the background.
 */
export type UseMutation<Style extends OperationStyle = 'name'> = <Id extends OperationId>(
  operation: OperationIn<Style, Id>,
  options?: MutationOptions,
) => Mutation<Id>;

export function mutationHook(call: Call): UseMutation<OperationStyle> {
  return function useMutation<Id extends OperationId>(
    operation: OperationIn<OperationStyle, Id>,
    { invalidates = [] }: MutationOptions = {},
  ) {
    const { mutate } = useSWRConfig();
    const [isSending, setIsSending] = useState(false);
    const underWay = useRef<Promise<MutationResult<Id>> | null>(null);
    const stale = useRef(invalidates);

    const sendOnce = useCallback(
      async (parameters: CallParameters<Id>): Promise<MutationResult<Id>> => {
        setIsSending(true);
        try {
          const data = await call<Id>(operation, ...parameters);
          // `mutate` without data keeps the current rows on screen until the new ones arrive.
          const isStale = (key: unknown) => Array.isArray(key) && stale.current.some((read) => idOf(read) === key[0]);
          void mutate(isStale).catch(() => undefined);
          return { success: true, message: messageOf(data), data };
        } catch (error) {
          if (isApiError(error)) return { success: false, message: error.message, error };
          throw error;
        } finally {
          setIsSending(false);
        }
      },
      [operation, mutate],
    );
    const send = useCallback(
      (...parameters: CallParameters<Id>) => {
        // Reset here, because `sendOnce` is over before the assignment when `call` throws at once.
        underWay.current ??= sendOnce(parameters).finally(() => {
          underWay.current = null;
        });
        return underWay.current;
      },
      [sendOnce],
    );
    return { send, isSending };
  };
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message ?? '') : '';
}
