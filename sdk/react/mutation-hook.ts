import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, CallParameters, OperationId, ReadId } from '../call.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../error.ts';

/** `message` is the service's sentence for the visitor, where it gave one; `data` the whole envelope. */
export type MutationResult<Id extends OperationId> =
  | { success: true; message: string; data: Answer<Id> }
  | { success: false; message: string; error: ApiError };

/** `invalidates`: the reads that change with it, taken at the first render. */
export type MutationOptions = { invalidates?: readonly ReadId[] };

export type Mutation<Id extends OperationId> = {
  /** Never rejects for an answer of the service; an abort and an error of the program pass through. */
  send(...parameters: CallParameters<Id>): Promise<MutationResult<Id>>;
  isSending: boolean;
};

/**
 * Writes to the service. A second `send` while one is under way gets the answer of the first. After a success the
 * reads in `invalidates` are read again, which nobody waits for.
 */
export type UseMutation = <Id extends OperationId>(operationId: Id, options?: MutationOptions) => Mutation<Id>;

export function mutationHook(call: Client['call']): UseMutation {
  return function useMutation<Id extends OperationId>(operationId: Id, { invalidates = [] }: MutationOptions = {}) {
    const { mutate } = useSWRConfig();
    const [isSending, setIsSending] = useState(false);
    const underWay = useRef<Promise<MutationResult<Id>> | null>(null);
    const stale = useRef<readonly unknown[]>(invalidates);

    const sendOnce = useCallback(
      async (parameters: CallParameters<Id>): Promise<MutationResult<Id>> => {
        setIsSending(true);
        try {
          const data = await call(operationId, ...parameters);
          // `mutate` without data keeps the shown rows until the new ones have arrived.
          void mutate((key) => Array.isArray(key) && stale.current.includes(key[0])).catch(() => undefined);
          return { success: true, message: messageOf(data), data };
        } catch (error) {
          if (isApiError(error)) return { success: false, message: error.message, error };
          throw error;
        } finally {
          underWay.current = null;
          setIsSending(false);
        }
      },
      [operationId, mutate],
    );
    const send = useCallback(
      (...parameters: CallParameters<Id>) => {
        underWay.current ??= sendOnce(parameters);
        return underWay.current;
      },
      [sendOnce],
    );
    return { send, isSending };
  };
}

// By its name: the class is part of the client, which may come later than the hooks.
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message ?? '') : '';
}
