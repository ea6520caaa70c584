import type { Fetch } from '@sdk';
import type { CircuitBreaker } from './circuit-breaker';
import { isPassingStatus } from './is-passing';

/**
 * Reports to the circuit breaker whether the host answered each request. Errors inside an answer are left to its query.
 */
export function watchFetch({ answered, failed }: Pick<CircuitBreaker, 'answered' | 'failed'>): Fetch {
  return async (request) => {
    try {
      const response = await globalThis.fetch(request);
      if (isPassingStatus(response.status)) failed();
      else answered();
      return response;
    } catch (error) {
      // An aborted request or an offline browser is no evidence that the host is failing.
      const isLeaving = request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
      if (navigator.onLine && !isLeaving) failed();
      throw error;
    }
  };
}
