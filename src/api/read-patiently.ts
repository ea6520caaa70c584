import type { OperationId } from '@sdk';
import { loadPatience } from './load-browser-client';

type Asking = { operationId: OperationId /** A visitor has asked for it: it goes at once. */; isWanted: boolean };

/** Reads what a screen shows under its key, no oftener than a service that fails can bear. */
export async function readPatiently<T>(key: string, { operationId, isWanted }: Asking, read: () => Promise<T>) {
  // Without the client nothing can be read either, and that says so.
  const patience = await loadPatience().catch(() => null);
  try {
    if (isWanted) patience?.asked(key);
    else await patience?.enter(key, operationId);
    const answer = await read();
    patience?.succeeded(key);
    return answer;
  } catch (error) {
    patience?.failed(key, error);
    throw error;
  }
}

/** Has what failed read again when it is time. */
export function readAgainLater(key: string, again: () => void): void {
  loadPatience().then(
    (patience) => patience.later(key, again),
    () => undefined,
  );
}
