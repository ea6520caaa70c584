import { type ApiError, type ErrorKind, isApiError, type OperationId } from '@sdk';

// Values of the SDK that load without its client.
export { isApiError, isTransient, newIdempotencyKey, type QueryKey, queryKey, TOO_MANY_REQUESTS } from '@sdk';

type FailureOptions = Pick<ApiError, 'mayHaveArrived'> & { message?: string; cause?: unknown };

/** Returns a failure that arose in the browser. It has the shape of ApiError, whose class loads with the client. */
export function failureWithoutResponse(
  operationId: OperationId,
  kind: ErrorKind,
  { message = '', cause, mayHaveArrived }: FailureOptions,
): Omit<ApiError, 'toJSON'> {
  return Object.assign(new Error(message, { cause }), {
    name: 'ApiError' as const,
    operationId,
    kind,
    status: 0,
    fieldErrors: {},
    hasServerMessage: false,
    retryAfter: undefined,
    mayHaveArrived,
  });
}

/**
 * Returns a sentence for developers that names the part of a response that breaks the API document; undefined for every
 * other failure. Visitors see the usual message.
 */
export function brokenAnswer(error: unknown, serviceHost: string): string | undefined {
  if (!isApiError(error) || !error.mismatch) return undefined;
  const { operationId, mismatch } = error;
  return (
    `The answer of ${operationId} breaks the API document at ${mismatch.path || '/'} (expected ${mismatch.expected}). ` +
    `"npm run contract -- ${serviceHost} --only ${operationId}" compares all answers of ${operationId} with the document.`
  );
}
