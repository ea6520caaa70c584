import { createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { expireSession, sessionState } from '@/state/session';
import { createCircuitBreaker } from './circuit-breaker';
import { createRetryPolicy } from './retry-policy';
import { watchFetch } from './watch-fetch';

// There is only one service host, so one breaker serves all calls.
const breaker = createCircuitBreaker();

/** Decides when a failed query is retried; shared by the queries of all screens. */
export const retryPolicy = createRetryPolicy(breaker);

/** The only client of the browser. Sends the session's token and the page's language, and ends the session on a 401. */
export const browserClient = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: () => (document.documentElement.lang === 'en' ? 'en' : 'id'),
  onUnauthorized: (_error, token) => expireSession(token),
  fetch: watchFetch(breaker),
  // One silent retry after about a second. A lasting failure is shown, and `retryPolicy` schedules the further
  // attempts.
  retries: 1,
  retryPauseMs: 1400,
  mayRetry: () => navigator.onLine && document.visibilityState !== 'hidden' && breaker.waitMs() === 0,
});
