import type { Answer, ApiError, Args, OperationId } from '@sdk';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '@/api/is-api-error';
import { loadBrowserClient } from '@/api/load-browser-client';
import { callOperation } from '@/api/query';
import { startWork } from '@/state/progress';

export type MutationResult<Id extends OperationId> =
  | { success: true; message: string; data: Answer<Id> }
  | { success: false; message: string; error: ApiError };

/**
 * Writes to the service. Every action answers success and message (§8). A second call while one is under way gets the
 * answer of the first. Afterwards the lists named in `invalidates` are read again.
 */
export function useApiMutation<Id extends OperationId>(operationId: Id, options: { invalidates?: OperationId[] } = {}) {
  const { mutate } = useSWRConfig();
  const [isSending, setIsSending] = useState(false);
  const underWay = useRef<Promise<MutationResult<Id>> | null>(null);
  const invalidates = useRef(options.invalidates ?? []);

  const send = useCallback(
    (args: Args<Id>, headers?: Record<string, string>): Promise<MutationResult<Id>> => {
      if (underWay.current) return underWay.current;
      setIsSending(true);
      underWay.current = write(operationId, args, headers).then(async (result) => {
        underWay.current = null;
        setIsSending(false);
        const stale = invalidates.current;
        if (result.success && stale.length > 0) {
          await mutate((key) => Array.isArray(key) && stale.includes(key[0]), undefined, { revalidate: true });
        }
        return result;
      });
      return underWay.current;
    },
    [operationId, mutate],
  );
  return { send, isSending };
}

async function write<Id extends OperationId>(
  operationId: Id,
  args: Args<Id>,
  headers?: Record<string, string>,
): Promise<MutationResult<Id>> {
  const done = startWork();
  try {
    const data = await callOperation(await loadBrowserClient(), operationId, args, { headers });
    return { success: true, message: messageOf(data), data };
  } catch (error) {
    if (isApiError(error)) return { success: false, message: error.message, error };
    throw error;
  } finally {
    done();
  }
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message ?? '') : '';
}
