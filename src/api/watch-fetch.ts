import type { Fetch } from '@sdk';
import { circuitBreaker } from './circuit-breaker';
import { isPassingStatus } from './is-passing';

/** Sends a request and reports to the circuit breaker whether the host responded. The query handles error responses. */
export const watchFetch: Fetch = async (request) => {
  try {
    const response = await globalThis.fetch(request);
    if (isPassingStatus(response.status)) circuitBreaker.failed();
    else circuitBreaker.answered();
    return response;
  } catch (error) {
    // An aborted request or an offline browser is no evidence that the host is failing.
    const isLeaving = request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
    if (navigator.onLine && !isLeaving) circuitBreaker.failed();
    throw error;
  }
};
