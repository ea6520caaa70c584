import type { ApiError } from '@sdk';

/** Tells the service's errors from all others without loading the client that throws them. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
