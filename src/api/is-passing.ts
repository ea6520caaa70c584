import type { ApiError } from '@sdk';
import { isApiError } from './is-api-error';

const TOO_MANY_REQUESTS = 429;

export const isPassingStatus = (status: number) => status === TOO_MANY_REQUESTS || status >= 500;

/** A failure that may be over the next time: no answer, too many requests, a service that broke down. */
export function isPassing(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || isPassingStatus(error.status);
}
