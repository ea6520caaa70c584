import type { ApiError } from './error.ts';
import { TRANSIENT_STATUSES } from './status.ts';

export { TOO_MANY_REQUESTS } from './status.ts';

// Values that load without the client.

/** True for an error of the client. It compares the name, because the class is part of the client, which may load later. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** True for a failure that a retry may solve: no complete answer, or a status in `TRANSIENT_STATUSES`. */
export function isTransient(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || TRANSIENT_STATUSES.has(error.status);
}

/** Returns a random `Idempotency-Key` of digits; `crypto.randomUUID` is missing on pages without HTTPS. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint8Array(16)).join('');
