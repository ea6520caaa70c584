import type { ApiError, ErrorKind, OperationId } from '@sdk';

// Values of the SDK that load without its client.
export { isApiError, isTransient, newIdempotencyKey, TOO_MANY_REQUESTS } from '@sdk';

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
