import { createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { expireSession, sessionState } from '@/state/session';
import { createCircuitBreaker } from './circuit-breaker';
import { createRetryPolicy } from './retry-policy';
import { watchFetch } from './watch-fetch';

// One client calls one host.
const breaker = createCircuitBreaker();

/** What the queries of all screens wait by. */
export const retryPolicy = createRetryPolicy(breaker);

/** The one client of the browser: bearer of the session, language of the page, the session's end on a 401. */
export const browserClient = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: () => (document.documentElement.lang === 'en' ? 'en' : 'id'),
  onUnauthorized: (_error, token) => expireSession(token),
  fetch: watchFetch(breaker),
  // One quiet attempt a second later; a failure that lasts is shown, and `retryPolicy` asks again.
  retries: 1,
  retryPauseMs: 1400,
  mayRetry: () => navigator.onLine && document.visibilityState !== 'hidden' && breaker.waitMs() === 0,
});
