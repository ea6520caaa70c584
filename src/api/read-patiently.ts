import type { OperationId } from '@sdk';
import { loadRetryPolicy } from './load-browser-client';

type Asking = { operationId: OperationId /** A visitor has asked for it: it goes at once. */; isWanted: boolean };

/** Reads what a screen shows under its key, no oftener than a service that fails can bear. */
export async function readPatiently<T>(key: string, { operationId, isWanted }: Asking, read: () => Promise<T>) {
  // Without the client nothing can be read either, and that says so.
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

/** Has what failed read again when it is time. */
export function readAgainLater(key: string, again: () => void): void {
  loadRetryPolicy().then(
    (retryPolicy) => retryPolicy.later(key, again),
    () => undefined,
  );
}
