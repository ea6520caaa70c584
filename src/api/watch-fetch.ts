import type { Fetch } from '@sdk';
import type { CircuitBreaker } from './circuit-breaker';
import { isPassingStatus } from './is-passing';

/** Tells the breaker whether the host answered each request; what is wrong inside an answer is its query's own matter. */
export function watchFetch({ answered, failed }: Pick<CircuitBreaker, 'answered' | 'failed'>): Fetch {
  return async (request) => {
    try {
      const response = await globalThis.fetch(request);
      if (isPassingStatus(response.status)) failed();
      else answered();
      return response;
    } catch (error) {
      // Who leaves, or has no connection, says nothing about the host.
      const isLeaving = request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
      if (navigator.onLine && !isLeaving) failed();
      throw error;
    }
  };
}
