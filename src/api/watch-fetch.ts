import type { Fetch } from '@sdk';
import { publicEnv } from '@/config/env';
import { correctClock } from '@/lib/clock';
import { circuitBreaker } from './circuit-breaker';

/**
 * Sends a request, corrects the clock by the response, and reports to the circuit breaker whether the host responded.
 * The query handles error responses.
 */
export const watchFetch: Fetch = async (request) => {
  if (publicEnv.mockWorld) request.headers.set('Mock-World', publicEnv.mockWorld);
  try {
    const response = await globalThis.fetch(request);
    correctClock(response.headers.get('date'));
    // Not 429: a limit on one operation is no failure of the host.
    if (response.status >= 500) circuitBreaker.failed();
    else circuitBreaker.answered();
    return response;
  } catch (error) {
    // An aborted request or an offline browser is no evidence that the host is failing.
    const isLeaving = request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
    if (navigator.onLine && !isLeaving) circuitBreaker.failed();
    throw error;
  }
};
