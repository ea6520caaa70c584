import type { ApiError } from '@sdk';

/** Recognises the service's errors by name, because importing the class would load the whole client. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
