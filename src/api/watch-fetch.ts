import type { Fetch } from '@sdk';
import { circuitBreaker } from './circuit-breaker';
import { isPassingStatus } from './is-passing';

/**
 * Fetches and tells the circuit breaker whether the host answered. Errors inside an answer are left to its query.
 */
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
