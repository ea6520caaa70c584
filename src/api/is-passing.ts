import type { ApiError } from '@sdk';
import { isApiError } from './is-api-error';

const TOO_MANY_REQUESTS = 429;

const isPassingStatus = (status: number) => status === TOO_MANY_REQUESTS || status >= 500;

/** Returns true for a failure that a retry may solve: no response, too many requests or a 5xx of the service. */
export function isPassing(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || isPassingStatus(error.status);
}
