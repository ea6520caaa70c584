import type { ApiError } from '@sdk';

/**
 * Returns true for errors of the service. It compares the name, because importing the class would load the whole
 * client.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
