import type { OperationId } from '@sdk';
import { loadRetryPolicy } from './load-browser-client';

type Asking = {
  operationId: OperationId /** The visitor has asked for it, so it is sent at once. */;
  isWanted: boolean;
};

/** Reads a query under its key, no more often than the retry policy allows. */
export async function readPatiently<T>(key: string, { operationId, isWanted }: Asking, read: () => Promise<T>) {
  // When the client cannot be loaded, the read fails too and reports the reason.
  const retryPolicy = await loadRetryPolicy().catch(() => null);
  try {
    if (isWanted) retryPolicy?.asked(key);
    else await retryPolicy?.enter(key, operationId);
    const answer = await read();
    retryPolicy?.succeeded(key);
    return answer;
  } catch (error) {
    retryPolicy?.failed(key, error);
    throw error;
  }
}

/** Schedules the next attempt of a failed query. */
export function readAgainLater(key: string, again: () => void): void {
  loadRetryPolicy().then(
    (retryPolicy) => retryPolicy.later(key, again),
    () => undefined,
  );
}
