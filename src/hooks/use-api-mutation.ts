import type { Answer, ApiError, Args, OperationId } from '@sdk';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { callInBrowser } from '@/api/call-in-browser';
import { isApiError } from '@/api/is-api-error';
import { startWork } from '@/state/progress';

export type MutationResult<Id extends OperationId> =
  | { success: true; message: string; data: Answer<Id> }
  | { success: false; message: string; error: ApiError };

/**
 * Sends a write operation. Every action returns success and message (§8). A second call during a request gets the
 * result of the first. After success the queries named in `invalidates` are reloaded in the background.
 */
export function useApiMutation<Id extends OperationId>(operationId: Id, options: { invalidates?: OperationId[] } = {}) {
  const { mutate } = useSWRConfig();
  const [isSending, setIsSending] = useState(false);
  const underWay = useRef<Promise<MutationResult<Id>> | null>(null);
  const invalidates = useRef(options.invalidates ?? []);

  const sendOnce = useCallback(
    async (args: Args<Id>, headers?: Record<string, string>): Promise<MutationResult<Id>> => {
      setIsSending(true);
      try {
        const result = await write(operationId, args, headers);
        const stale = invalidates.current;
        // `mutate` without data keeps the current rows on screen until the new ones arrive.
        if (result.success) void mutate((key) => Array.isArray(key) && stale.includes(key[0])).catch(() => undefined);
        return result;
      } finally {
        underWay.current = null;
        setIsSending(false);
      }
    },
    [operationId, mutate],
  );
  const send = useCallback(
    (args: Args<Id>, headers?: Record<string, string>) => {
      underWay.current ??= sendOnce(args, headers);
      return underWay.current;
    },
    [sendOnce],
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
    const data = await callInBrowser(operationId, args, { headers });
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
